import type { AstroUserConfig } from 'astro';

type Transformer = NonNullable<
	NonNullable<NonNullable<AstroUserConfig['markdown']>['shikiConfig']>['transformers']
>[number];

/**
 * Colours of code in prose as classes: Shiki writes them into style attributes, which the content policy forbids. It
 * needs the theme `css-variables`, whose styles name the kind of a word: `var(--astro-code-token-keyword)` becomes the
 * class `code-keyword`. The rules of the classes are in `components/case/Code.astro`.
 */
export const codeClasses: Transformer = {
	name: 'code-classes',
	pre({ properties }) {
		delete properties.style;
	},
	span({ properties }) {
		const kind = /--astro-code-token-([\w-]+)/.exec(String(properties.style))?.[1];
		delete properties.style;
		if (kind) properties.class = `code-${kind}`;
	},
};
