import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { toTextFont } from '#build/fonts/text-font.ts';
import { locales } from '#i18n/locales.ts';

test.each(locales)('the text font of %s is a file of the site', (locale) => {
	const [file = '', ...others] = toTextFont(locale).files;
	expect(readdirSync('src/assets/fonts')).toContain(basename(file));
	expect(others).toEqual([]);
});

test.each(locales)('in %s each font of a device keeps the height of a line of Onest', (locale) => {
	const rules = [...toTextFont(locale).css.matchAll(/"Onest fallback"[^}]+/g)].map(
		([rule]) => rule,
	);
	expect(rules).toHaveLength(4);
	for (const rule of rules) {
		const [adjust, ascent, descent] = [...rule.matchAll(/([\d.]+)%/g)].map(([, part]) =>
			Number(part),
		);
		expect(((adjust ?? 0) * (ascent ?? 0)) / 10_000).toBeCloseTo(0.973, 2);
		expect(((adjust ?? 0) * (descent ?? 0)) / 10_000).toBeCloseTo(0.311, 2);
	}
});

test.each(locales)('in %s no character that Onest lacks loads it', (locale) => {
	const ranges = [...toTextFont(locale).css.matchAll(/unicode-range:([^}]+)/g)].map(
		([, range = '']) => range.split(','),
	);
	const whole = ranges[0] ?? [];
	const isIn = (sign: string) =>
		whole.some((range) => {
			const [first = 0, last = first] = range
				.slice(2)
				.split('-')
				.map((code) => Number.parseInt(code, 16));
			const code = sign.codePointAt(0) ?? 0;
			return code >= first && code <= last;
		});
	expect([...'→√⌫◇\u200b\u2068▲'].filter(isIn)).toEqual([]);
	expect([...'AžЯ[~№™€₴↑−'].filter((sign) => !isIn(sign))).toEqual([]);
});

test.each(locales)(
	'in %s a page that is read on a phone is not laid out again for its font',
	(locale) => {
		const { css } = toTextFont(locale, { reading: true });
		const [, wide = '', phone = ''] =
			/@media print,\(width >= 900px\)(.*)@media screen and \(width < 900px\)(.*)/s.exec(css) ?? [];
		const displays = (rules: string) =>
			[...rules.matchAll(/font-display:(\w+)/g)].map(([, value]) => value);
		expect(displays(css)).toHaveLength(2 * displays(phone).length);
		expect(new Set(displays(wide))).toEqual(new Set(['swap']));
		expect(new Set(displays(phone))).toEqual(new Set(['optional']));
		expect(new Set(displays(toTextFont(locale).css))).toEqual(new Set(['swap']));
	},
);
