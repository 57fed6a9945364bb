import { expect, test } from 'vitest';
import { siteSchema } from '#schemas/site.ts';
import { check } from '../../../fixtures/content/check.ts';
import { site } from '../../../fixtures/content/good-tree.ts';

function findMessages(look: unknown): string[] {
	const result = siteSchema.shape.look.safeParse(look);
	return result.error?.issues.map(({ message }) => message) ?? [];
}

test('an accent that is too light is refused, with the nearest that is not', () => {
	expect(findMessages({ accent: '#ff4400' })).toMatchInlineSnapshot(`
		[
		  "Links and headings in this colour are hard to read on light paper: the contrast of "#ff4400" is 2.9:1, and the site needs 7:1. The nearest colour that reaches it is "#962400".",
		]
	`);
	expect(findMessages({ accent: 'oklch(60% 0.2 25)' })).toMatchInlineSnapshot(`
		[
		  "Links and headings in this colour are hard to read on light paper: the contrast of "oklch(60% 0.2 25)" is 3.7:1, and the site needs 7:1. The nearest colour that reaches it is "oklch(45% 0.182 25)".",
		]
	`);
	expect(findMessages({ marker: '#5b2a86' })).toMatchInlineSnapshot(`
		[
		  "Dark text on a mark in this colour is hard to read: the contrast of "#5b2a86" is 1.7:1, and the site needs 7:1. The nearest colour that reaches it is "#c192f6".",
		]
	`);
});

test('a colour in another notation is refused with both notations', () => {
	expect(findMessages({ accent: 'red' })).toMatchInlineSnapshot(`
		[
		  ""red" is not a colour. Write # and six digits from 0 to f, for example "#8a1c4a", or a text such as "oklch(41% 0.19 264)".",
		]
	`);
});

test('an unknown pattern, paper or field is refused with those that exist', () => {
	expect(findMessages({ ornament: 'dots' })).toMatchInlineSnapshot(`
		[
		  ""dots" is not false or a known pattern. Write false for none, or one of: "sections", "grid", "stars", "weave", "rhombs", "seals".",
		]
	`);
	expect(findMessages({ paper: 'a5' })).toMatchInlineSnapshot(`
		[
		  ""a5" is not a known paper. Write one of: "a4", "letter".",
		]
	`);
	expect(findMessages({ acent: '#8a1c4a' })).toMatchInlineSnapshot(`
		[
		  "There is no field "acent" here. Did you mean "accent"?",
		]
	`);
});

test('each field alone is enough, and none is needed', () => {
	for (const look of [{}, { accent: '#8a1c4a' }, { ornament: false }, { paper: 'letter' }]) {
		expect(findMessages(look)).toEqual([]);
	}
});

const inOrder = '0 mistakes in 0 files.';

test('a font that is not installed is refused, with the command that installs it', () => {
	const look = { textFont: '@fontsource-variable/lora', titleFont: '@fontsource-variable/manrop' };
	expect(check({ 'site/site.json': site({ look }) })).toMatchInlineSnapshot(`
		"src/content/site/site.json:19:15  look.textFont
		  The font package "@fontsource-variable/lora" is not installed. Run "npm install @fontsource-variable/lora".
		  Found:    "@fontsource-variable/lora"
		  Expected: an installed package of Fontsource; fontsource.org lists them all
		  Example:  npm install @fontsource-variable/lora

		src/content/site/site.json:20:16  look.titleFont
		  The font package "@fontsource-variable/manrop" is not installed. Did you mean "@fontsource-variable/manrope"? Otherwise, run "npm install @fontsource-variable/manrop".
		  Found:    "@fontsource-variable/manrop"
		  Expected: an installed package of Fontsource; fontsource.org lists them all
		  Example:  npm install @fontsource-variable/manrop

		2 mistakes in 1 file."
	`);
});

test('a font without the letters of a language of the site is refused', () => {
	const look = { titleFont: '@fontsource-variable/jost' };
	const text = { textFont: '@fontsource/barlow' };
	expect(check({ 'site/site.json': site({ look, languages: ['en', 'uk'] }) })).toBe(inOrder);
	expect(check({ 'site/site.json': site({ look: text, languages: ['en', 'es'] }) })).toBe(inOrder);
	expect(check({ 'site/site.json': site({ look: text }) })).toMatchInlineSnapshot(`
		"src/content/site/site.json:19:15  look.textFont
		  "@fontsource/barlow" has no cyrillic letters, which the texts in "uk" need. Choose another font, or remove the language from "languages".
		  Found:    a font with latin, latin-ext, vietnamese
		  Expected: a font with the script "cyrillic", as fontsource.org shows it
		  Example:  "@fontsource-variable/manrope"

		1 mistake in 1 file."
	`);
});

test('for Hebrew or Arabic beside Ukrainian, a font that has the letters of all is named', () => {
	const languages = ['he', 'uk'];
	const look = { textFont: '@fontsource-variable/rubik' };
	expect(check({ 'site/site.json': site({ look, languages }) })).not.toContain('letters');
	const lacking = { textFont: '@fontsource-variable/manrope' };
	expect(check({ 'site/site.json': site({ look: lacking, languages }) })).toContain(
		'Example:  "@fontsource-variable/rubik"',
	);
});

test('a file that is no package of Fontsource is refused', () => {
	expect(findMessages({ textFont: 'Inter' })).toMatchInlineSnapshot(`
		[
		  ""Inter" is not a package of Fontsource. Write its full name, for example "@fontsource-variable/manrope".",
		]
	`);
});
