import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEdition } from '#build/edition/edition.ts';

/** Ends a build that would publish more than its owner shows. Has to be the last integration: it reads what all others wrote. */
export function leakGate(): AstroIntegration {
	let project = '';
	return {
		name: 'leak-gate',
		hooks: {
			'astro:config:done': ({ config }) => {
				project = fileURLToPath(config.root);
			},
			'astro:build:done': async ({ dir, logger }) => {
				// What reads recordings and PDFs takes a moment to load.
				const { findLeaks } = await import('./find-leaks.ts');
				const leaks = await findLeaks(fileURLToPath(dir), {
					project,
					edition: readEdition(),
					environment: process.env,
				});
				if (leaks.length === 0) return logger.info('every file read: nothing private in it');
				const list = leaks.map((leak) => `  ${leak}`).join('\n');
				logger.error(`This site must not be published yet:\n${list}`);
				// An error would be shown with a stack trace, and with hints that Astro finds in its words.
				process.exit(1);
			},
		},
	};
}
