import { useRef, useState } from 'react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toExactText } from '#tools/calculator/decimal.ts';
import { toShown, toShownHistory } from '#tools/calculator/standard/display.ts';
import { cleared, type Key } from '#tools/calculator/standard/machine.ts';
import { $standard, pressKey } from '#tools/calculator/standard/store.ts';
import { Keypad } from './Keypad.tsx';
import { useKeyboard } from './use-keyboard.ts';

interface Props {
	t: Omit<CalculatorMessages, 'notes'>;
}

/** A standard calculator: what it shows is rounded, what it keeps and copies is exact. */
export function Calculator({ t }: Props) {
	const root = useReady<HTMLDivElement>();
	const exactText = useRef<HTMLSpanElement>(null);
	const [message, setMessage] = useState('');
	const state = useSaved($standard, cleared);
	const typing = state.phase === 'typing';
	const shown = toShown(state.entry, typing);
	const exact = toExactText(state.entry);
	const fault = state.fault && t.faults[state.fault];

	function pick(key: Key) {
		setMessage('');
		pressKey(key);
	}

	useKeyboard(root, pick);

	async function copy() {
		try {
			await navigator.clipboard.writeText(exact);
			setMessage(t.copied);
		} catch {
			setMessage(t.copyFailed);
			if (exactText.current) getSelection()?.selectAllChildren(exactText.current);
		}
	}

	return (
		<div ref={root} className="calculator">
			<div className="calculator-display">
				<div className="calculator-top">
					<button type="button" className="button" disabled={Boolean(fault)} onClick={copy}>
						{t.copy}
					</button>
					<p className="calculator-history">{toShownHistory(state.history)}</p>
				</div>
				<div className="calculator-entry">
					{fault ? (
						<span role="img" aria-label={fault}>
							{state.fault === 'root' ? '🤯' : '😵'}
						</span>
					) : (
						toMinus(shown)
					)}
				</div>
				<p className="calculator-exact">
					<span className="hidden-words">{t.exact}</span>
					<span ref={exactText} className="calculator-digits">
						{fault ?? exact}
					</span>
				</p>
			</div>
			<Keypad t={t.keys} onPick={pick} />
			<p role="status" className="calculator-message">
				{message || <span className="hidden-words">{fault ?? (typing ? '' : exact)}</span>}
			</p>
		</div>
	);
}

/** A minus as wide as a figure, in the place of the hyphen. */
function toMinus(text: string): string {
	return text.replace(/-/g, '−');
}
