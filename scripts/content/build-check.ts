import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check.ts';
import { checkPictureSizes } from './check-picture-sizes.ts';
import { byPlace } from './mistake.ts';
import { printMistakes } from './print.ts';
import { readContentTree } from './tree.ts';

/**
 * Stops the build when the content has mistakes, and shows all of them at once. It runs before Astro
 * reads the content, which would stop at the first mistake and say less of it. The live preview goes
 * on and shows them in its log.
 */
export function contentCheck(): AstroIntegration {
	return {
		name: 'content-check',
		hooks: {
			'astro:config:done': async ({ config, logger }) => {
				if (!commands.has(process.argv[2] ?? '')) return;
				const root = fileURLToPath(config.root);
				const tree = readContentTree(root);
				const { entries, mistakes: inText } = checkContent(tree);
				const mistakes = [...inText, ...(await checkPictureSizes(root, tree, entries))].sort(
					byPlace,
				);
				if (mistakes.length === 0) return;
				logger.error(`\n${printMistakes(mistakes)}`);
				if (process.argv[2] === 'build') process.exit(1);
			},
		},
	};
}

/** `astro check` and `astro sync` have other work to do. */
const commands = new Set(['build', 'dev']);
