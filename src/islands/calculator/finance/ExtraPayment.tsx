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

interface Props {
	locale: Locale;
	/** A decimal text without a sign. */
	extra: string;
	/** The payments without it. */
	plain: readonly AmortizationRow[];
	/** The payments with it. */
	rows: readonly AmortizationRow[];
	t: CalculatorMessages['finance'];
}

/** What is paid on top of each payment, and what that saves. */
export function ExtraPayment({ locale, extra, plain, rows, t }: Props) {
	const id = useId();
	const [typed, setTyped] = useState<string>();
	const wrong = typed !== undefined && parseExtra(locale, typed) === undefined;
	useSaid(wrong ? t.wrong : '', 'wrong');
	const savings = useMemo(() => toSavings(plain, rows), [plain, rows]);
	const saved = [
		[t.saved.payments, formatNumber(locale, savings.payments)],
		[t.saved.interest, writeFigures(locale, savings.interest)],
	] as const;
	useSaid(saved.map((each) => each.join(' ')).join('; '), 'saved');

	function type(text: string) {
		setTyped(text);
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
					aria-invalid={wrong}
					aria-describedby={wrong ? `${id}-wrong` : undefined}
					onFocus={(event) => event.currentTarget.select()}
					onChange={(event) => type(event.currentTarget.value)}
					onBlur={() => !wrong && setTyped(undefined)}
				/>
				{wrong && (
					<p id={`${id}-wrong`} className="term-wrong">
						{t.wrong}
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
