import { readFile } from 'node:fs/promises';
import { initWasm } from '@resvg/resvg-wasm';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { meterWasm } from '#browser/uploads/meter-wasm.ts';
import { RefusedSvg, renderSvg, type SvgPixels } from '#browser/uploads/render-svg.ts';
import { broken, foreign, ordinary } from '../../../fixtures/drawings.ts';

const packages = 'node_modules';
let fonts: Uint8Array[] = [];

beforeAll(async () => {
	const module = await readFile(`${packages}/@resvg/resvg-wasm/index_bg.wasm`);
	// Metered as in the worker, so that what is compared below is drawn by what visitors get.
	await initWasm(meterWasm(module, { turns: 2 ** 31 - 1, pages: 8192 }));
	fonts = await Promise.all(
		['400Regular/Onest_400Regular', '700Bold/Onest_700Bold'].map(async (name) =>
			Uint8Array.from(await readFile(`${packages}/@expo-google-fonts/onest/${name}.ttf`)),
		),
	);
});

const draw = (content: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;

function renderFirst(text: string): SvgPixels {
	const [first] = renderSvg(text, fonts);
	if (!first) throw new Error('Nothing is drawn.');
	return first;
}

function refuse(text: string): string {
	try {
		renderFirst(text);
	} catch (error) {
		if (error instanceof RefusedSvg) return error.reason;
		throw error;
	}
	return 'drawn';
}

/** Mean difference of the colours on white, 0 to 255. */
function compare(a: Uint8Array, b: Uint8Array): number {
	return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

function toWhite(picture: Sharp): Promise<Buffer> {
	return picture.flatten({ background: '#fff' }).raw().toBuffer();
}

// librsvg, which sharp has, is another program: only edges differ, and the sides of a pattern, which resvg rounds to pixels.
test.each(ordinary)('%s looks as another program draws it', async (_, text) => {
	const { width, height, colours } = renderFirst(text);
	const ours = await toWhite(sharp(colours, { raw: { width, height, channels: 4 } }));
	const sized = text.replace('<svg ', `<svg width="${width}" height="${height}" `);
	const theirs = await toWhite(sharp(Buffer.from(sized)));
	expect(compare(ours, theirs)).toBeLessThan(1);
	expect(compare(ours, Buffer.alloc(ours.length, 255))).toBeGreaterThan(3);
});

test('a drawing comes in three sizes, the largest as large as is kept', () => {
	const wide = draw('<rect width="100" height="100"/>').replace('0 0 100 100', '0 0 40 20');
	const sizes = Array.from(renderSvg(wide, []), ({ width, height }) => [width, height]);
	expect(sizes).toEqual([
		[512, 256],
		[1024, 512],
		[2048, 1024],
	]);
});

test('colours are those of the drawing where it is half transparent', () => {
	const { colours } = renderFirst(
		draw('<rect width="100" height="100" fill="#f80" opacity=".5"/>'),
	);
	expect(Array.from(colours.subarray(0, 4))).toEqual([255, expect.closeTo(136, -1), 0, 128]);
});

// As browsers do, which by SVG 2 know no features any more: https://www.w3.org/TR/SVG2/changes.html.
test('the line that draw.io writes for programs without HTML is not drawn', () => {
	const fallback = '<a><text y="90" font-size="20">Text is not SVG</text></a>';
	const feature = 'requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"';
	const { colours } = renderFirst(
		draw(`<rect width="100" height="50"/><switch><g ${feature}/>${fallback}</switch>`),
	);
	expect(colours.subarray(colours.length / 2).every((value) => value === 0)).toBe(true);
	expect(colours[3]).toBe(255);
});

test('text in any font is drawn in ours, also in Ukrainian, and bold text is bolder', () => {
	const ink = (attributes: string, words: string) =>
		renderFirst(draw(`<text y="50" font-size="20" ${attributes}>${words}</text>`)).colours.filter(
			(value, at) => at % 4 === 3 && value > 127,
		).length;
	for (const words of ['Vzir', 'Взірґ']) {
		const regular = ink('font-family="Arial"', words);
		expect(regular).toBeGreaterThan(2000);
		expect(ink('font-family="Arial" font-weight="bold"', words)).toBeGreaterThan(regular * 1.2);
	}
});

test.each(broken)('%s: refused as broken', (_, text) => {
	expect(refuse(text)).toBe('broken');
});

test.each(foreign)('%s: refused for its parts', (_, text) => {
	expect(refuse(text)).toBe('foreign');
});

test('text with figures, signs and letters of the three languages is drawn', () => {
	expect(refuse(draw('<text y="50">Ñandú №1 © 2026 — «Їжак’ʼ» 5 € ½ µ ™</text>'))).toBe('drawn');
});

test('entities stand for their texts, unless they grow without limit', () => {
	const entity = '<!DOCTYPE svg [<!ENTITY c "red">]>';
	expect(refuse(entity + draw('<rect width="9" height="9" fill="&c;"/>'))).toBe('drawn');
	const loop = '<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;">]>';
	expect(refuse(loop + draw('<text>&a;</text>'))).toBe('tooComplex');
});

test('no text makes it fail in another way', () => {
	const pieces = fc.constantFrom('<g>', '</g>', '<rect width="9" height="9"/>', '&', '<', '"', 'x');
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 8 }), (content) => {
			expect(['drawn', 'broken', 'foreign']).toContain(refuse(draw(content.join(''))));
		}),
		{ numRuns: 40 },
	);
});
