import { useState } from 'react';
import { writeDecimal, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared, type Key } from '#tools/calculator/standard/machine.ts';
import { parseNumber } from '#tools/calculator/standard/saved.ts';
import { $standard, enterNumber, pressKey } from '#tools/calculator/standard/store.ts';
import { Display } from './Display.tsx';
import { Keypad } from './Keypad.tsx';
import { Saving } from './Saving.tsx';
import { toStandardKeys } from './standard-keys.ts';
import { useKeyboard } from './use-keyboard.ts';

interface Props {
	locale: Locale;
	t: Omit<CalculatorMessages, 'notes' | 'accounting' | 'finance'>;
}

/** The standard calculator. */
export function StandardCalculator({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const [message, setMessage] = useState('');
	const state = useSaved($standard, cleared);
	const announcement = state.fault
		? t.faults[state.fault]
		: state.phase === 'typing'
			? ''
			: writeFigures(locale, toExactText(state.entry));

	function pick(key: Key) {
		setMessage('');
		pressKey(key);
	}

	useKeyboard(root, {
		toKey,
		onKey: pick,
		toText: () => (state.fault ? undefined : writeDecimal(locale, toExactText(state.entry))),
		onPaste(text) {
			const value = parseNumber(locale, text);
			if (value) enterNumber(value);
			return value !== undefined;
		},
	});

	return (
		<div ref={root} className="machine" data-keys tabIndex={-1}>
			<Saving texts={{ calculatorStandard: JSON.stringify(state) }} t={t.saving} />
			<Display locale={locale} state={state} t={t} onMessage={setMessage} />
			<Keypad label={t.keys.keypad} keys={toStandardKeys(t.keys, locale)} onPick={pick} />
			<p role="status" className="calculator-message">
				{message || <span className="hidden-words">{announcement}</span>}
			</p>
		</div>
	);
}
