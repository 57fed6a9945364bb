import { siteSchema } from '#schemas/site.ts';
import { testChanges } from '../../../fixtures/content/check.ts';

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

testChanges('look');

test('a file that is no package of Fontsource is refused', () => {
	expect(findMessages({ textFont: 'Inter' })).toMatchInlineSnapshot(`
		[
		  ""Inter" is not a package of Fontsource. Write its full name, for example "@fontsource-variable/manrope".",
		]
	`);
});
