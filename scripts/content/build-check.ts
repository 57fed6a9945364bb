import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkProject } from './check-project.ts';
import { printMistakes } from './print.ts';

/**
 * Stops the build when the content has mistakes, and shows all of them at once. It runs before Astro
 * reads the content, which would stop at the first mistake with a shorter message. The development server
 * goes on, and shows them in its log and in the browser until they are corrected.
 */
export function contentCheck(): AstroIntegration {
	let root = '';
	return {
		name: 'content-check',
		hooks: {
			'astro:config:done': async ({ config, logger }) => {
				root = fileURLToPath(config.root);
				// `astro check` and `astro sync` have other work to do.
				if (process.argv[2] !== 'build') return;
				const { mistakes, mended } = await checkProject(root);
				for (const line of mended) logger.info(line);
				if (mistakes.length === 0) return;
				logger.error(`\n${printMistakes(mistakes)}`);
				process.exit(1);
			},
			'astro:server:setup': async ({ server, logger }) => {
				const { checkLive } = await import('./live/check.ts');
				const { hot } = server.environments.client;
				const countClients = () => server.ws.clients.size;
				void checkLive(root, { watcher: server.watcher, hot, countClients }, logger);
			},
		},
	};
}
