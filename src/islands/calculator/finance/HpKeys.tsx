import { useEffect } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { Display } from '#islands/calculator/Display.tsx';
import { Keypad } from '#islands/calculator/Keypad.tsx';
import { Keys } from '#islands/calculator/Keys.tsx';
import type { Finance, Key } from '#tools/calculator/finance/machine.ts';
import { toFinanceKeys } from './keys.ts';
import { toTermSigns } from './term-signs.ts';

interface Props {
	locale: Locale;
	state: Pick<Finance, 'display' | 'terms'>;
	t: CalculatorWords;
	/** How often the visitor has asked for them. */
	calls: number;
	onPick: (key: Key) => void;
	onMessage: (message: string) => void;
}

/** The display, the five keys and those of the standard calculator. */
export function HpKeys({ locale, state, t, calls, onPick, onMessage }: Props) {
	const { display, terms } = state;
	const { values, others } = toFinanceKeys(t, locale, terms);

	// In the window, and the answer behind them if there is room.
	useEffect(() => {
		if (calls === 0) return;
		const parts = document.querySelectorAll('.finance > :is(.machine, .answer)');
		for (const part of [...parts].reverse()) part.scrollIntoView({ block: 'nearest' });
	}, [calls]);

	return (
		<>
			<Display {...{ locale, t, onMessage }} state={display} signs={toTermSigns(terms)} />
			<Keys label={t.keys.keypad}>
				<Keypad
					label={t.finance.valueKeys}
					className="keypad-values"
					keys={values}
					onPick={onPick}
				/>
				<Keypad keys={others} onPick={onPick} />
			</Keys>
		</>
	);
}
