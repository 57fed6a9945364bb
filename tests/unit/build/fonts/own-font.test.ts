import fontverter from 'fontverter';
import { afterEach, expect, test, vi } from 'vitest';
import { cutFont } from '#build/fonts/cut-font.ts';
import { setLine } from '#build/fonts/display-font.ts';
import { pickLetters, readFontPackage } from '#build/fonts/font-package.ts';
import { nameFont } from '#build/fonts/name-font.ts';
import { cutOwnFont, loadFont, measureText, readLineMetrics } from '#build/fonts/own-font.ts';
import { cutTextFaces } from '#build/fonts/own-text-faces.ts';
import { readLook } from '#build/look/read-look.ts';
import { charactersOf } from '../../lib/sfnt.ts';

vi.mock('#build/look/read-look.ts', { spy: true });
afterEach(() => vi.restoreAllMocks());

const manrope = '@fontsource-variable/manrope';

test('a package is read with its scripts, the Latin one first', () => {
	const { family, variable, scripts } = readFontPackage(manrope);
	expect({ family, variable }).toEqual({ family: 'Manrope', variable: true });
	expect(scripts.map(({ name }) => name).slice(0, 3)).toEqual(['latin', 'cyrillic', 'greek']);
	expect(readFontPackage('@fontsource/barlow').scripts[0]?.toFile(650)).toMatch(
		/barlow-latin-[67]00-normal\.woff2$/,
	);
});

test('the letters of a range are picked', () => {
	expect(pickLetters('Olha Ольга №', 'U+0000-00FF')).toBe('Olha ');
	expect(pickLetters('Olha Ольга №', 'U+0400-045F,U+2116')).toBe('Ольга№');
});

test('a text in two scripts is cut out of two files, each letter once', async () => {
	const cuts = await cutOwnFont(manrope, 'Olha Ґанок', 600);
	expect(cuts.map(({ script }) => script)).toEqual(['latin', 'cyrillic']);
	for (const { letters, data } of cuts) {
		for (const letter of letters) expect(charactersOf(data)).toContain(letter);
	}
	expect(await measureText(cuts, 'Olha Ґанок')).toBeGreaterThan(4);
	const { ascent, descent } = readLineMetrics(cuts[0]?.data ?? Buffer.alloc(0));
	expect([ascent > 0.8, ascent < 1.3, descent > 0.15]).toEqual([true, true, true]);
});

test('a heading in the font of the author has a range for each script', async () => {
	vi.mocked(readLook).mockReturnValue({ titleFont: manrope, ornament: 'sections', paper: 'a4' });
	const rules = (await cutFont('Проєкти 27')).match(/@font-face/g);
	expect(rules).toHaveLength(2);
	expect(await cutFont('Проєкти 27')).toMatch(/unicode-range:U\+20-37.*unicode-range:U\+41f-454/);
});

test('each font of a heading in two scripts can be read', async () => {
	vi.mocked(readLook).mockReturnValue({ titleFont: manrope, ornament: 'sections', paper: 'a4' });
	const rules = await cutFont('Weaving Ткацтво');
	const fonts = [...rules.matchAll(/base64,([^)]+)\)/g)].map(([, data = '']) =>
		Buffer.from(data, 'base64'),
	);
	expect(fonts.map((font) => font.toString('latin1', 0, 4))).toEqual(['wOF2', 'wOF2']);
	const letters: string[] = [];
	for (const font of fonts) {
		letters.push(...charactersOf(await fontverter.convert(font, 'truetype')));
	}
	expect(letters).toEqual(expect.arrayContaining([...'WeavingТкацтво']));
});

test('the letters of an Arabic heading are joined', async () => {
	const titleFont = '@fontsource-variable/rubik';
	vi.mocked(readLook).mockReturnValue({ titleFont, ornament: 'sections', paper: 'a4' });
	const [, data = ''] = /base64,([^)]+)\)/.exec(await cutFont('ببب')) ?? [];
	const font = await fontverter.convert(Buffer.from(data, 'base64'), 'truetype');
	const glyphs = setLine(loadFont(font), 'ببب').map(({ codepoint }) => codepoint);
	expect(new Set(glyphs).size).toBe(3);
});

test('English pages load one file of the font of the author, Ukrainian ones two', async () => {
	const { family, files, widths } = await cutTextFaces(manrope);
	expect(family).toBe('Manrope');
	expect([files.en.first.length, files.es.first.length, files.uk.first.length]).toEqual([1, 1, 2]);
	expect(widths.uk.regular).toBeGreaterThan(0.8);
	expect(widths.uk.regular).toBeLessThan(1.2);
});

test('a renamed font keeps its characters and has no other name', async () => {
	const [cut] = await cutOwnFont(manrope, 'Olha', 400);
	const named = nameFont(cut?.data ?? Buffer.alloc(0), 'Own Family', 400);
	expect(charactersOf(named)).toEqual(charactersOf(cut?.data ?? Buffer.alloc(0)));
	const text = named.toString('latin1').replaceAll('\0', '');
	expect(text).toContain('OwnFamily-400');
	expect(text).not.toContain('Manrope');
});
