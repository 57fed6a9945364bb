import { expect, test } from 'vitest';
import { toTextFont } from '#build/fonts/text-font.ts';
import { locales } from '#i18n/locales.ts';

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
