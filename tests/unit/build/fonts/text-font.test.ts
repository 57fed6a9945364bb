import { toTextFont } from '#build/fonts/text-font.ts';
import { textSets, toUnicodeRange, wholeRange } from '#build/fonts/text-sets.ts';
import { locales } from '#i18n/locales.ts';

test.each(locales)('in %s each font of a device keeps the height of a line of Onest', (locale) => {
	const rules = [...toTextFont(locale).fallback.matchAll(/"Onest fallback"[^}]+/g)].map(
		([rule]) => rule,
	);
	expect(rules).toHaveLength(4);
	for (const rule of rules) {
		const [adjust, ascent, descent] = [...rule.matchAll(/([\d.]+)%/g)].map(([, part]) =>
			Number(part),
		);
		expect(((adjust ?? 0) * (ascent ?? 0)) / 10_000).toBeCloseTo(0.973, 2);
		expect(((adjust ?? 0) * (descent ?? 0)) / 10_000).toBeCloseTo(0.311, 2);
		// Alef: this regular face would also be that of Arabic headings.
		expect(hasCode(/range:([^;]+)/.exec(rule)?.[1] ?? 'U+0-10FFFF', 0x627)).toBe(false);
	}
});

test.each(Object.entries(textSets))('a page loads the set %s, not the whole font', (name, set) => {
	const range = toUnicodeRange(set);
	for (const letter of set) expect(hasCode(range, letter.codePointAt(0) ?? 0), letter).toBe(true);
	// Of faces that have a character, the one declared last is used: CSS Fonts 4, 4.5.
	const { css } = toTextFont(name === 'latin' ? 'en' : 'uk');
	expect(css.lastIndexOf(`unicode-range:${range}`)).toBeGreaterThan(css.lastIndexOf(wholeRange));
});

test('letters of other languages are in the whole font: German, Polish, Russian', () => {
	for (const code of [0xdf, 0x142, 0x44d]) expect(hasCode(wholeRange, code)).toBe(true);
});

/** As CSS Fonts 4, 4.5 reads a range. */
function hasCode(range: string, code: number) {
	return range.split(',').some((part) => {
		const [first = '', last = first] = part.slice(2).split('-');
		return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
	});
}
