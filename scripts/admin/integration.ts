import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The visual editor at `/admin`, in the development server alone: a build has nothing of it. */
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
				// Only here: who installs nothing but what a build needs has no editor.
				const { createAdminHandler } = await import('./handler.ts');
				server.middlewares.use(createAdminHandler(root, base));
				logger.info('Edit the content at /admin');
			},
		},
	};
}
