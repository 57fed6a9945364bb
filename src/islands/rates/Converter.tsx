import { useId, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { convert, hryvnia, parseAmount } from '#tools/rates/convert.ts';
import { formatSum } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';

interface Props {
	locale: Locale;
	names: Readonly<Record<string, string>>;
	table: RateTable | undefined;
	t: Omit<RatesMessages, 'notes' | 'history'>;
}

/** From any currency of the bank to any other. */
export function Converter({ locale, names, table, t }: Props) {
	const id = `converter${useId()}`;
	const [text, setText] = useState('100');
	const [from, setFrom] = useState('USD');
	const [to, setTo] = useState(hryvnia);
	const amount = parseAmount(text);
	const result = table && amount !== undefined ? convert(table, amount, from, to) : undefined;
	const codes = [
		...new Set([hryvnia, ...rateCodes, ...(table?.rates.map(({ code }) => code) ?? [])]),
	];

	function swap() {
		setFrom(to);
		setTo(from);
	}

	function describe(): string {
		if (amount === undefined) return t.badAmount;
		if (result === undefined) return t.noRate;
		return `${formatSum(locale, amount, from)} = ${formatSum(locale, result, to)}`;
	}

	const choices = codes.map((code) => {
		const name = names[code] ?? code;
		return (
			<option key={code} value={code}>
				{`${code} – ${isMetal(code) ? fill(t.metalUnit, { name }) : name}`}
			</option>
		);
	});

	return (
		<section className="converter" aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`}>{t.converter}</h2>
			<div className="converter-fields">
				<div className="field">
					<label htmlFor={`${id}-amount`}>{t.amount}</label>
					<input
						id={`${id}-amount`}
						type="text"
						inputMode="decimal"
						autoComplete="off"
						maxLength={40}
						value={text}
						aria-invalid={amount === undefined}
						aria-describedby={`${id}-result`}
						onChange={(event) => setText(event.currentTarget.value)}
					/>
				</div>
				<div className="field">
					<label htmlFor={`${id}-from`}>{t.from}</label>
					<select
						id={`${id}-from`}
						value={from}
						onChange={(event) => setFrom(event.currentTarget.value)}
					>
						{choices}
					</select>
				</div>
				<button
					type="button"
					className="icon-button converter-swap"
					title={t.swap}
					aria-label={t.swap}
					onClick={swap}
				>
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path d="M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4" />
					</svg>
				</button>
				<div className="field">
					<label htmlFor={`${id}-to`}>{t.to}</label>
					<select id={`${id}-to`} value={to} onChange={(event) => setTo(event.currentTarget.value)}>
						{choices}
					</select>
				</div>
			</div>
			<p id={`${id}-result`} role="status" className="converter-result">
				{describe()}
			</p>
		</section>
	);
}
