import { type ReactNode, useRef } from 'react';
import { copyText } from '#browser/copy-text.ts';
import { writeDecimal, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { isCut, toShown, toShownHistory } from '#tools/calculator/standard/display.ts';
import type { Standard } from '#tools/calculator/standard/state.ts';

interface Props {
	locale: Locale;
	state: Standard;
	/** Something is in the memory. */
	memory?: boolean;
	/** Settings that results depend on. */
	signs?: string;
	/** Beside the exact value. */
	children?: ReactNode;
	t: Pick<
		CalculatorMessages,
		'display' | 'exact' | 'copy' | 'copied' | 'copyFailed' | 'faults' | 'keys'
	>;
	/** Receives a message when copying has worked or failed. */
	onMessage: (message: string) => void;
}

/** More characters of an exact value are written smaller. */
const longLine = 20;

/** What is shown is rounded; the exact value is kept and gets copied. */
export function Display({ locale, state, memory, signs, children, t, onMessage }: Props) {
	const exactText = useRef<HTMLSpanElement>(null);
	const exact = toExactText(state.entry);
	const shown = toShown(state.entry, state.phase === 'typing');
	const cut = isCut(shown) && !state.fault;
	const fault = state.fault && t.faults[state.fault];

	async function copy() {
		const copied = await copyText(writeDecimal(locale, exact));
		onMessage(copied ? t.copied : t.copyFailed);
		if (!copied && exactText.current) getSelection()?.selectAllChildren(exactText.current);
	}

	return (
		<div className={cut ? 'calculator-display cut' : 'calculator-display'}>
			<div className="calculator-top">
				<span>
					{signs}
					{memory && (
						<abbr title={t.keys.memory} className="calculator-memory">
							M
						</abbr>
					)}
				</span>
				<p className="calculator-history">{writeFigures(locale, toShownHistory(state))}</p>
			</div>
			<output className="calculator-entry" aria-label={t.display} aria-live="off">
				{fault ? (
					<span role="img" aria-label={fault}>
						{state.fault === 'root' ? '🤯' : '😵'}
					</span>
				) : // With its thousands separated, a part of a number would read as a whole one.
				cut ? (
					writeDecimal(locale, shown).replace('-', '−')
				) : (
					writeFigures(locale, shown)
				)}
			</output>
			<div className="calculator-exact">
				<span className="calculator-steps">{children}</span>
				<p>
					<span className="hidden-words">{t.exact}</span>
					<span
						ref={exactText}
						className={exact.length > longLine ? 'calculator-digits long' : 'calculator-digits'}
					>
						{/* A line ends between thousands, or else among the decimals. */}
						{fault ??
							writeFigures(locale, exact)
								.replaceAll(/\u00a0(?=[^.,]*$)/g, ' ')
								.split(/(?<=,)(?=(?:\d{3},)*\d{3}$)/)
								.map((part) => [part, <wbr key={part} />])}
					</span>
				</p>
				<button type="button" className="quiet-button" disabled={Boolean(fault)} onClick={copy}>
					{t.copy}
				</button>
			</div>
		</div>
	);
}
