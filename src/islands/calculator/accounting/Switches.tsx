import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { writeDecimal } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { Choice } from '#islands/calculator/Choice.tsx';
import { $reading, inOrder, withReading } from '#islands/calculator/reader.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import {
	type AccountingSettings,
	decimalsChoices,
	roundingChoices,
	toRate,
} from '#tools/calculator/accounting/settings.ts';
import { needPrinting, setSwitch } from '#tools/calculator/accounting/store.ts';

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
	const wrong = typed !== undefined && reading !== undefined && read(reading, typed) === undefined;

	useSaid(wrong ? t.rateWrong : '', 'wrong');

	function read(loaded: NonNullable<typeof reading>, text: string): string | undefined {
		return text && toRate(loaded.parseValue(locale, text) ?? '');
	}

	const set: typeof setSwitch = (...setting) => inOrder(() => setSwitch(...setting), needPrinting);

	function type(text: string) {
		setTyped(text);
		withReading((loaded) => {
			const rate = loaded && read(loaded, text);
			if (rate) setSwitch('rate', rate);
		}, needPrinting);
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
				onPick={(value) => set('decimals', value)}
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
				onPick={(value) => set('rounding', value)}
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
