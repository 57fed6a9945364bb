import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check.ts';
import { printMistakes } from './print.ts';
import { readContentTree } from './tree.ts';

/** Stops the build when the content has mistakes, and shows all of them at once. */
export function contentCheck(): AstroIntegration {
	let root = '';
	return {
		name: 'content-check',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = fileURLToPath(config.root);
			},
			'astro:build:start': () => {
				const { mistakes } = checkContent(readContentTree(root));
				if (mistakes.length > 0) throw new Error(`\n${printMistakes(mistakes)}`);
			},
		},
	};
}
