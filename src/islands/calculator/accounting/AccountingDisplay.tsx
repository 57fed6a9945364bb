import type { ReactNode } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { symbols } from '#tools/calculator/accounting/line.ts';
import type { Session } from '#tools/calculator/accounting/paper.ts';
import { toPrinted } from '#tools/calculator/accounting/rounding.ts';

interface Props {
	/** Beside the switches. */
	children?: ReactNode;
	locale: Locale;
	session: Session;
	t: Pick<CalculatorMessages, 'accounting' | 'display'>;
	/** On a phone the switches are shown on demand. */
	switches: { open: boolean; onToggle: () => void };
}

/** The number typed or reached, and small symbols for the stored values. */
export function AccountingDisplay({ locale, session, t, switches, children }: Props) {
	const { machine } = session.tape;
	const { fault, pending } = machine;
	const signs = [
		machine.memory !== '0' && 'M',
		machine.grandItems > 0 && 'GT',
		machine.settings.decimals === 'A' && 'ADD2',
		machine.items > 0 && `n${machine.items}`,
	];
	const shown = toDisplayed(session);
	return (
		<div className="calculator-display accounting-display">
			<div className="accounting-signs">
				<button
					type="button"
					className="accounting-switches"
					aria-expanded={switches.open}
					onClick={switches.onToggle}
				>
					{t.accounting.switches}
				</button>
				{children}
				{signs.filter(Boolean).map((sign) => (
					<span key={`${sign}`}>{sign}</span>
				))}
				<span className="accounting-pending">{pending && symbols[pending.operator]}</span>
			</div>
			<output
				aria-label={t.display}
				aria-live="off"
				className={`calculator-entry${shown.startsWith('-') && !fault ? ' negative' : ''}${shown.length > 10 ? ' long' : ''}`}
			>
				{fault ? (
					<span role="img" aria-label={`${t.accounting.marks[fault]}. ${t.accounting.stopped}`}>
						😵 E
					</span>
				) : (
					writeFigures(locale, shown)
				)}
			</output>
		</div>
	);
}

/** The display as text, with a point: what is typed, or the last result. */
export function toDisplayed({ tape: { machine }, entry }: Session): string {
	return entry === null ? toPrinted(machine.shown, machine.settings) : entry || '0';
}
