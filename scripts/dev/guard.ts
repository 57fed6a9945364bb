import type { AstroIntegration } from 'astro';
import { refuse } from '../serve/local-guard.ts';

/**
 * Other sites, also those on other ports of this computer, read nothing of the development server: it shows private fields and the
 * source.
 */
export function devGuard(): AstroIntegration {
	return {
		name: 'dev-guard',
		hooks: {
			'astro:config:setup': ({ updateConfig }) =>
				void updateConfig({ vite: { server: { cors: false } } }),
			'astro:server:setup': ({ server: { config, httpServer } }) => {
				// Before Vite, which ends with an error at an address that is not valid, before it asks its first middleware.
				const answers = httpServer?.listeners('request') ?? [];
				httpServer?.removeAllListeners('request');
				httpServer?.on('request', (request, response) => {
					if (refuse(request, response, { host: config.server.host })) return;
					for (const answer of answers) answer.call(httpServer, request, response);
				});
			},
		},
	};
}
