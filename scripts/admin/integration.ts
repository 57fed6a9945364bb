import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
			'astro:server:setup': async ({ server, logger }) => {
				// Imported only here: an installation without development packages has no editor.
				const { createAdminHandler } = await import('./handler.ts');
				server.middlewares.use(createAdminHandler(root, base));
				logger.info('Edit the content at /admin');
			},
		},
	};
}
