import { formatChoice } from '#i18n/format-list.ts';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import type { LastPress } from '#tools/calculator/finance/machine.ts';
import { faces, largestCount, type Obstacle, type Terms } from '#tools/calculator/finance/terms.ts';

/** What a key of the five did, in a sentence. Where the keys are not shown, `plain` words name none of them. */
export function describePress(
	lastPress: LastPress,
	terms: Terms,
	t: CalculatorMessages['finance'],
	locale: Locale,
	plain = false,
): string {
	const { register, state } = lastPress;
	const face = faces[register];
	const value = writeFigures(locale, toField(register, terms[register]));
	if (plain && (state === 'solved' || state === 'stored')) {
		const end = t.sentence[register === 'pmt' ? 'loan' : 'save'].split('}').at(-1);
		return state === 'stored' ? '' : value.replace('−', '') + end;
	}
	switch (state) {
		case 'solved':
			return `${face} = ${value}`;
		case 'none':
			return explain(lastPress.obstacle, face, terms, t, locale);
		default:
			return fill(t[state], { face, value });
	}
}

/** Why there is no such value, and what the visitor can do about it. */
function explain(
	obstacle: Obstacle,
	face: string,
	terms: Terms,
	t: CalculatorMessages['finance'],
	locale: Locale,
): string {
	switch (obstacle.kind) {
		case 'missing': {
			const needed = obstacle.registers.map((register) => faces[register]);
			return fill(t.missing, { face, needed: formatChoice(locale, needed) });
		}
		case 'count':
			return fill(t.count, { most: writeFigures(locale, `${largestCount}`) });
		case 'uncovered': {
			const payment = writeFigures(locale, toField('pmt', terms.pmt.replace('-', '')));
			const interest = writeFigures(locale, obstacle.interest);
			return fill(t.uncovered, { payment, interest });
		}
		case 'signs':
			return fill(t.none, { face });
	}
}
