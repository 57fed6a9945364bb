import { type ClipboardEvent, useId, useState } from 'react';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import type { Later } from '#islands/shared/use-later.ts';
import type { Outcome } from '#live/outcome.ts';
import type { RateTable } from '#live/rate-table.ts';
import { firstDay, isRateDay } from '#tools/rates/conversion-link.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { ConverterResult } from './ConverterResult.tsx';
import { DayField } from './DayField.tsx';
import type { RatesWords } from './shown-rates.ts';
import type { Conversion } from './use-conversion.ts';
import type { Typing } from './use-typing.ts';

interface Props {
	locale: Locale;
	conversion: Conversion;
	/** The currencies to choose from. */
	codes: readonly string[];
	names: Readonly<Record<string, string>>;
	outcome: Outcome<RateTable> | undefined;
	/** The rates that are valid now. */
	valid: RateTable | undefined;
	typing: Later<Typing>;
	t: RatesWords;
	live: LiveWords;
	/** Address of the calculator. */
	calculator: string | undefined;
}

/** From any currency of the bank to any other. */
export function Converter({ codes, names, valid, typing, ...result }: Props) {
	const { locale, conversion, t } = result;
	const id = `converter${useId()}`;
	/** What could not be pasted, in words. */
	const [refusal, setRefusal] = useState('');
	const choices = [...new Set([...codes, conversion.from, conversion.to])].map((code) => {
		const name = names[code] ?? code;
		return (
			<option key={code} value={code}>
				{`${code} – ${isMetal(code) ? fill(t.metalUnit, { name }) : name}`}
			</option>
		);
	});

	const last = valid?.next?.day ?? valid?.day ?? '';
	function pick(day: string) {
		if (day !== valid?.day && !isRateDay(day, last)) {
			const [from, to] = [formatDay(locale, firstDay), formatDay(locale, last)];
			setRefusal(fill(t.badDay, { from, to }));
			return;
		}
		setRefusal('');
		conversion.pickDate(day === valid?.day ? undefined : day);
	}

	/** The field has one line: it would make one amount of several cells. */
	function paste(event: ClipboardEvent) {
		const text = event.clipboardData.getData('text/plain');
		if (typing.state !== 'ready' || !typing.value.hasCells(text)) return;
		event.preventDefault();
		setRefusal(fill(t.notPasted, { text: typing.value.toLine(text) }));
	}

	return (
		<section className="converter" aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`} className="hidden-words">
				{t.converter}
			</h2>
			<div className="converter-fields">
				<div className="field converter-amount">
					<label htmlFor={`${id}-amount`}>{t.amount}</label>
					<input
						id={`${id}-amount`}
						type="text"
						inputMode="decimal"
						autoComplete="off"
						maxLength={60}
						value={conversion.text}
						aria-invalid={!['read', 'waiting', 'failed'].includes(conversion.amount.state)}
						aria-describedby={`${id}-result`}
						onChange={(event) => {
							conversion.write(event.currentTarget.value);
							setRefusal('');
						}}
						onPaste={paste}
					/>
				</div>
				<div className="field">
					<label htmlFor={`${id}-from`}>{t.from}</label>
					<select
						id={`${id}-from`}
						value={conversion.from}
						onChange={(event) => conversion.pickFrom(event.currentTarget.value)}
					>
						{choices}
					</select>
				</div>
				<button
					type="button"
					className="icon-button converter-swap"
					title={t.swap}
					aria-label={t.swap}
					onClick={conversion.swap}
				>
					<Icon path="M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4" />
				</button>
				<div className="field converter-to">
					<label htmlFor={`${id}-to`}>{t.to}</label>
					<select
						id={`${id}-to`}
						value={conversion.to}
						onChange={(event) => conversion.pickTo(event.currentTarget.value)}
					>
						{choices}
					</select>
				</div>
				<DayField
					id={`${id}-date`}
					label={t.date}
					day={conversion.date ?? valid?.day ?? ''}
					last={last}
					onPick={pick}
				/>
				{conversion.date && (
					<button type="button" className="button" onClick={() => pick(valid?.day ?? last)}>
						{t.today}
					</button>
				)}
			</div>
			<ConverterResult id={`${id}-result`} refusal={refusal} {...result} />
		</section>
	);
}
