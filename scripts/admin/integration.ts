import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readIsSample } from '../content/site-settings.ts';
import { restartMessage } from '../dev/run.ts';

/** The visual editor at `/admin`, which exists only in the development server: a build does not contain it. */
export function visualEditor(): AstroIntegration {
	let root = '';
	let base = '/';
	return {
		name: 'visual-editor',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = fileURLToPath(config.root);
				base = config.base;
			},
			'astro:server:setup': async ({ server }) => {
				// Imported only here: an installation without development packages has no editor.
				const { createAdminHandler } = await import('./handler.ts');
				const restarts = {
					hold: () => server.watcher.close(),
					again: process.send && (() => void process.send?.(restartMessage)),
				};
				server.middlewares.use(createAdminHandler(root, base, restarts));
			},
			'astro:server:start': ({ address, logger }) => {
				const admin = `http://localhost:${address.port}${base.replace(/\/$/, '')}/admin`;
				logger.info(
					readIsSample()
						? `Make this site yours in a form at ${admin}/start, or with "npm run init"`
						: `Edit the content at ${admin}`,
				);
			},
		},
	};
}
