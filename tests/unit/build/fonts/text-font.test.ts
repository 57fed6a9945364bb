import { expect, test } from 'vitest';
import { toTextFont } from '#build/fonts/text-font.ts';
import { textSets, toRestRange, toUnicodeRange } from '#build/fonts/text-sets.ts';
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

test.each(Object.entries(textSets))('no character of the set %s is in two files', (_, set) => {
	const codes = [...set].map((letter) => letter.codePointAt(0) ?? 0);
	const twice = (range: string) => codes.filter((code) => hasCode(range, code));
	expect(twice(toUnicodeRange(set))).toEqual(codes);
	expect(twice(toRestRange(set))).toEqual([]);
	// Letters of other languages stay in the whole font: German, Polish, Russian.
	for (const code of [0xdf, 0x142, 0x44d]) expect(hasCode(toRestRange(set), code)).toBe(true);
});

/** As CSS Fonts 4, 4.5 reads a range. */
function hasCode(range: string, code: number) {
	return range.split(',').some((part) => {
		const [first = '', last = first] = part.slice(2).split('-');
		return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
	});
}
