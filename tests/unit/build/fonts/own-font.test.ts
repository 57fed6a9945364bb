import fontverter from 'fontverter';
import { cutFont } from '#build/fonts/cut-font.ts';
import { setLine } from '#build/fonts/display-font.ts';
import { nameFont } from '#build/fonts/name-font.ts';
import { cutOwnFont, loadFont, measureText, readLineMetrics } from '#build/fonts/own-font.ts';
import { readLook } from '#build/look/read-look.ts';
import { charactersOf } from '../../lib/sfnt.ts';

vi.mock('#build/look/read-look.ts', { spy: true });

const manrope = '@fontsource-variable/manrope';

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

test('the letters of an Arabic heading are joined', async () => {
	const titleFont = '@fontsource-variable/rubik';
	vi.mocked(readLook).mockReturnValue({ titleFont, ornament: 'sections', paper: 'a4' });
	const [, data = ''] = /base64,([^)]+)\)/.exec(await cutFont('ببب')) ?? [];
	const font = await fontverter.convert(Buffer.from(data, 'base64'), 'truetype');
	const glyphs = setLine(loadFont(font), 'ببب').map(({ codepoint }) => codepoint);
	expect(new Set(glyphs).size).toBe(3);
});

test('a renamed font keeps its characters and has no other name', async () => {
	const [cut] = await cutOwnFont(manrope, 'Olha', 400);
	const named = nameFont(cut?.data ?? Buffer.alloc(0), 'Own Family', 400);
	expect(charactersOf(named)).toEqual(charactersOf(cut?.data ?? Buffer.alloc(0)));
	const text = named.toString('latin1').replaceAll('\0', '');
	expect(text).toContain('OwnFamily-400');
	expect(text).not.toContain('Manrope');
});
