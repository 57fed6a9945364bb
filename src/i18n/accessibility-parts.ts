import { formatLongMonth } from './format.ts';
import type { Locale } from './locales.ts';
import { accessibility } from './messages/accessibility/index.ts';
import { fill } from './messages.ts';

/** What the software was tried with. A unit test compares the versions with those that the tests use. */
export const triedWith = {
	month: '2026-11',
	wcag: 'WCAG 2.2',
	chromium: 'Chromium 153',
	firefox: 'Firefox ESR 153',
	webkit: 'WebKitGTK 2.50',
	axe: 'axe-core 4.14',
	pdf: 'veraPDF 1.31',
} as const;

/** What was tried and what was not, as the page of that name has it. */
export function toAccessibilityParts(locale: Locale) {
	const t = accessibility[locale];
	const date = formatLongMonth(locale, triedWith.month);
	return [
		{
			title: t.tried,
			aim: fill(t.aim, { ...triedWith, date }),
			lines: Object.values(t.trials).map((line) => fill(line, triedWith)),
		},
		{ title: t.known, lines: Object.values(t.gaps) },
	];
}
