import { loadEnv, type Plugin } from 'vite';
import { readServiceSettings, type ServiceSettings } from '#live/service-settings.ts';

/** The addresses and keys of the services, as the build gets them: from the environment and from `.env`. */
export function readBuildSettings(): ServiceSettings {
	return readServiceSettings(loadEnv('production', process.cwd(), 'PUBLIC_'));
}

/**
 * In the scripts of the pages, the addresses and keys of the services are constants: the build has read and checked
 * them, so the code that does this stays out of the pages.
 */
export function constantSettings(): Plugin {
	const code = `export const settings = ${JSON.stringify(readBuildSettings())};`;
	return {
		name: 'constant-settings',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ config }) => config.consumer === 'client',
		load: (id) => (id.endsWith('/src/live/settings.ts') ? code : undefined),
	};
}
