import { rename, rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readEdition } from '#build/edition/edition.ts';

const nothingFound =
	'found no private text or file, secret, script, or metadata with a place or a name; src/build/leaks/README.md says what is not read';

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
				const site = fileURLToPath(dir);
				const leaks = await findLeaks(site, {
					project,
					edition: readEdition(),
					environment: process.env,
				});
				const refused = `${resolve(site)}-refused`;
				await rm(refused, { recursive: true, force: true });
				if (leaks.length === 0) return logger.info(nothingFound);
				// Nobody publishes by mistake what is not where a site is expected. Git and Docker ignore the other folder as well.
				await rename(site, refused);
				const list = leaks.map((leak) => `  ${leak}`).join('\n');
				logger.error(
					`This site must not be published yet, so it is in ${basename(refused)}:\n${list}`,
				);
				// An error would be shown with a stack trace, and with hints that Astro finds in its words.
				process.exit(1);
			},
		},
	};
}
