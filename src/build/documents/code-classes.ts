import type { AstroUserConfig } from 'astro';

type Transformer = NonNullable<
	NonNullable<NonNullable<AstroUserConfig['markdown']>['shikiConfig']>['transformers']
>[number];

/**
 * Colours of code in prose as classes: Shiki writes them into style attributes, which the content policy forbids and on
 * which the build stops. It needs the theme `css-variables`. The rules of the classes are in `components/case/Code.astro`.
 */
export const codeClasses: Transformer = {
	name: 'code-classes',
	// Half a second for a line is the default. On a busy machine the rest of the line would have no colours.
	preprocess(_code, options) {
		options.tokenizeTimeLimit = 0;
	},
	// It takes the focus, so that keys can scroll it: it needs a role and a name.
	pre({ properties }) {
		delete properties.style;
		Object.assign(properties, { role: 'group', 'aria-label': this.options.lang });
	},
	span({ properties }) {
		const name = toCodeClass(String(properties.style));
		delete properties.style;
		if (name) properties.class = name;
	},
};

/**
 * The class of a word whose style names its kind; a word without a kind has none.
 * @example toCodeClass('color:var(--astro-code-token-keyword)') // 'code-keyword'
 */
function toCodeClass(style: string): string | undefined {
	const kind = /--astro-code-token-([\w-]+)/.exec(style)?.[1];
	return kind && `code-${kind}`;
}
