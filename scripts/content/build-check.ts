import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkProject } from './check-project.ts';
import { printMistakes } from './print.ts';

/**
 * Stops the build when the content has mistakes, and shows all of them at once. It runs before Astro
 * reads the content, which would stop at the first mistake with a shorter message. The development server
 * goes on and shows them in its log.
 */
export function contentCheck(): AstroIntegration {
	return {
		name: 'content-check',
		hooks: {
			'astro:config:done': async ({ config, logger }) => {
				if (!commands.has(process.argv[2] ?? '')) return;
				const { mistakes } = await checkProject(fileURLToPath(config.root));
				if (mistakes.length === 0) return;
				logger.error(`\n${printMistakes(mistakes)}`);
				if (process.argv[2] === 'build') process.exit(1);
			},
		},
	};
}

/** `astro check` and `astro sync` have other work to do. */
const commands = new Set(['build', 'dev']);
