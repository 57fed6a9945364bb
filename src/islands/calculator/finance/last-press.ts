import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import { findUncoveredInterest } from '#tools/calculator/finance/interest.ts';
import type { LastPress } from '#tools/calculator/finance/machine.ts';
import { faces, type Terms } from '#tools/calculator/finance/terms.ts';

/** What a key of the five did, in a sentence. */
export function describePress(
	lastPress: LastPress,
	terms: Terms,
	t: CalculatorMessages['finance'],
	locale: Locale,
): string {
	const { register, state } = lastPress;
	const value = writeFigures(locale, toField(register, terms[register]));
	const face = faces[register];
	const interest = state === 'none' && register === 'n' && findUncoveredInterest(terms);
	if (interest) {
		const payment = writeFigures(locale, toField('pmt', terms.pmt.replace('-', '')));
		return fill(t.uncovered, { payment, interest: writeFigures(locale, interest) });
	}
	return state === 'solved' ? `${face} = ${value}` : fill(t[state], { face, value });
}
