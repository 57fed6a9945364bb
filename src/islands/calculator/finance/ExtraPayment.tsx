import { useId, useMemo, useState } from 'react';
import { formatNumber, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { AmortizationRow } from '#tools/calculator/finance/amortization.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import { parseExtra } from '#tools/calculator/finance/saved.ts';
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
	const savings = useMemo(() => toSavings(plain, rows), [plain, rows]);

	function type(text: string) {
		setTyped(text);
		const parsed = parseExtra(locale, text);
		if (parsed !== undefined) update((before) => ({ ...before, extra: parsed }));
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
					<p id={`${id}-wrong`} className="term-wrong" role="alert">
						{t.wrong}
					</p>
				)}
			</div>
			<dl aria-live="polite">
				<div>
					<dt>{t.saved.payments}</dt>
					<dd>{formatNumber(locale, savings.payments)}</dd>
				</div>
				<div>
					<dt>{t.saved.interest}</dt>
					<dd>{writeFigures(locale, savings.interest)}</dd>
				</div>
			</dl>
		</div>
	);
}
