import { useId, useMemo, useState } from 'react';
import { formatNumber, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { AmortizationRow } from '#tools/calculator/finance/amortization.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import { parseExtra } from '#tools/calculator/finance/parse-value.ts';
import { toSavings } from '#tools/calculator/finance/savings.ts';
import { update } from '#tools/calculator/finance/store.ts';
import { useCellsRefused } from './use-cells-refused.ts';

interface Props {
	locale: Locale;
	/** A decimal text without a sign. */
	extra: string;
	/** The payments without it. */
	plain: readonly AmortizationRow[];
	/** The payments with it. */
	rows: readonly AmortizationRow[];
	t: CalculatorMessages['finance'];
	/** Why several numbers are not pasted. */
	several: string;
}

/** What is paid on top of each payment, and what that saves. */
export function ExtraPayment({ locale, extra, plain, rows, t, several }: Props) {
	const id = useId();
	const [typed, setTyped] = useState<string>();
	const wrong = typed !== undefined && parseExtra(locale, typed) === undefined;
	const pasting = useCellsRefused();
	const refusal = pasting.refused ? several : wrong ? t.wrong : '';
	useSaid(refusal, 'wrong');
	const savings = useMemo(() => toSavings(plain, rows), [plain, rows]);
	const saved = [
		[t.saved.payments, formatNumber(locale, savings.payments)],
		[t.saved.interest, writeFigures(locale, savings.interest)],
	] as const;
	useSaid(saved.map((each) => each.join(' ')).join('; '), 'saved');

	function type(text: string) {
		setTyped(text);
		pasting.forget();
		const parsed = parseExtra(locale, text);
		if (parsed !== undefined) update((before) => ({ ...before, extra: parsed }), 'extra');
	}

	return (
		<div className="extra-payment">
			<div className="field">
				<label htmlFor={id}>{t.extra}</label>
				<input
					id={id}
					type="text"
					inputMode="decimal"
					autoComplete="off"
					maxLength={40}
					value={typed ?? writeFigures(locale, toField('pmt', extra))}
					aria-invalid={refusal !== ''}
					aria-describedby={refusal ? `${id}-wrong` : undefined}
					{...pasting.handlers}
					onFocus={(event) => event.currentTarget.select()}
					onChange={(event) => type(event.currentTarget.value)}
					onBlur={() => !wrong && setTyped(undefined)}
				/>
				{refusal && (
					<p id={`${id}-wrong`} className="term-wrong">
						{refusal}
					</p>
				)}
			</div>
			<dl>
				{saved.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
