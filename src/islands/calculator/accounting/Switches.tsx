import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { writeDecimal } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { Choice } from '#islands/calculator/Choice.tsx';
import { useSaid } from '#islands/shared/use-said.ts';
import {
	type AccountingSettings,
	decimalsChoices,
	roundingChoices,
} from '#tools/calculator/accounting/settings.ts';
import { setSwitch } from '#tools/calculator/accounting/store.ts';
import { $reading, withReading } from '#tools/calculator/reader.ts';

interface Props {
	/** Shown on a phone, too. */
	open: boolean;
	locale: Locale;
	settings: AccountingSettings;
	t: CalculatorMessages['accounting'];
}

const arrows = { up: '↑', '5/4': '5/4', cut: '↓' } as const;

/** The slide switches over the keys: decimals, rounding, and the tax rate. */
export function Switches({ open, locale, settings, t }: Props) {
	const [typed, setTyped] = useState<string>();
	const reading = useStore($reading);
	const wrong =
		reading !== undefined && typed !== undefined && reading.parseRate(locale, typed) === undefined;

	useSaid(wrong ? t.rateWrong : '', 'wrong');

	function type(text: string) {
		setTyped(text);
		withReading((loaded) => {
			const rate = loaded?.parseRate(locale, text);
			if (rate !== undefined) setSwitch('rate', rate);
		});
	}

	return (
		<div className={open ? 'switches open' : 'switches'}>
			<Choice
				label={t.decimals}
				name="decimals"
				choices={decimalsChoices.map((value) => ({
					value,
					face: value,
					...(value === 'F' || value === 'A' ? { name: t.decimalsNames[value] } : {}),
				}))}
				value={settings.decimals}
				onPick={(value) => setSwitch('decimals', value)}
			/>
			<Choice
				label={t.rounding}
				name="rounding"
				choices={roundingChoices.map((value) => ({
					value,
					face: arrows[value],
					name: t.roundingNames[value],
				}))}
				value={settings.rounding}
				onPick={(value) => setSwitch('rounding', value)}
			/>
			<label className="rate">
				<span>{t.rate}</span>
				<input
					type="text"
					inputMode="decimal"
					autoComplete="off"
					maxLength={32}
					value={typed ?? writeDecimal(locale, settings.rate)}
					aria-invalid={wrong}
					aria-describedby={wrong ? 'rate-wrong' : undefined}
					onChange={(event) => type(event.currentTarget.value)}
					onBlur={() => !wrong && setTyped(undefined)}
				/>
			</label>
			{wrong && (
				<p id="rate-wrong" className="switches-wrong">
					{t.rateWrong}
				</p>
			)}
		</div>
	);
}
