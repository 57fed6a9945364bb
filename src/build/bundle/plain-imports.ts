import type { Plugin } from 'vite';

/** The part of Vite that wraps imports, and without which they are left alone. */
const wrapping = 'native:import-analysis-build';

/**
 * Vite wraps every dynamic import of the browser's code in a helper that preloads the styles and files it will need.
 * All our styles are in the pages and our files are small, so the imports stay as they are written. What that saves
 * is in docs/decisions/015-scripts-of-a-page.md.
 */
export function plainImports(): Plugin {
	return {
		name: 'plain-imports',
		apply: 'build',
		configResolved({ plugins }) {
			const plugin = plugins.find(({ name }) => name === wrapping);
			const applies = plugin?.applyToEnvironment;
			if (!plugin || !applies) {
				throw new Error(
					`This version of Vite has no plugin "${wrapping}" that can be left out: find out what in Vite now adds __vitePreload to imports, and name it in src/build/bundle/plain-imports.ts.`,
				);
			}
			plugin.applyToEnvironment = (environment) =>
				environment.config.consumer === 'client' ? false : applies(environment);
		},
	};
}
