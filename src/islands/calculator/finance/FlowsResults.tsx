import { useMemo } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import { findReturns, toNetValue } from '#tools/calculator/finance/flows.ts';

interface Props {
	locale: Locale;
	/** Undefined where the list cannot be read. */
	flows: readonly string[] | undefined;
	/** Per cent a period; empty where none is written, undefined where it is no number. */
	rate: string | undefined;
	/** What was read, in words. */
	count: string;
	t: CalculatorMessages['finance']['flows'];
}

const unknown = '–';

/** What the list is worth now, and what it returns. */
export function FlowsResults({ locale, flows, rate, count, t }: Props) {
	// The value of an empty list is 0, but there is nothing to calculate yet.
	const list = flows?.length === 0 ? undefined : flows;
	const returns = useMemo(() => list && findReturns(list), [list]);
	const value = list && rate ? toNetValue(list, rate) : undefined;
	const why =
		list && rate === '' ? t.rateNone : list && rate && value === undefined ? t.rateLow : '';
	const worth = value === undefined ? why || unknown : writeFigures(locale, toField('fv', value));
	const rates = returns?.map((each) => writeFigures(locale, toField('i', each))) ?? [unknown];
	if (rates.length === 0) rates.push(t.irrNone);
	const told = why.replace(/\.$/, '') || worth;
	useSaid(list ? `${count} ${t.npv} ${told}; ${t.irr} ${rates.join('; ')}` : '', 'flows');
	return (
		<dl className="flows-results">
			<div>
				<dt>{t.npv}</dt>
				<dd className={why ? 'flows-none' : undefined}>{worth}</dd>
			</div>
			<div>
				<dt>{t.irr}</dt>
				{rates.map((each) => (
					<dd key={each} className={each === t.irrNone ? 'flows-none' : undefined}>
						{each}
					</dd>
				))}
			</div>
		</dl>
	);
}
