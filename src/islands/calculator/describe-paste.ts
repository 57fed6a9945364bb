import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Pasted } from '#i18n/read-pasted.ts';

/** Why nothing was pasted. */
export function describePaste(
	locale: Locale,
	pasted: Exclude<Pasted, { state: 'read' }>,
	t: CalculatorMessages['paste'],
): string {
	switch (pasted.state) {
		case 'several':
			return fill(t.several, { count: writeFigures(locale, `${pasted.count}`) });
		case 'other':
			return fill(t.other, { text: pasted.shown });
		case 'empty':
			return t.empty;
	}
}
