import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { Keypad } from '#islands/calculator/Keypad.tsx';
import { Keys } from '#islands/calculator/Keys.tsx';
import { freshSession } from '#tools/calculator/accounting/paper.ts';
import { AccountingDisplay } from './AccountingDisplay.tsx';
import { toAccountingKeys } from './keys.ts';
import { Switches } from './Switches.tsx';

interface Props {
	locale: Locale;
	t: CalculatorWords;
}

const nothing = () => {};

/** The accounting calculator with an empty tape, as HTML for the page; the actions of the tape come with the code. */
export function FirstAccounting({ locale, t }: Props) {
	return (
		<div className="accounting">
			<div className="machine">
				<AccountingDisplay
					{...{ locale, t }}
					session={freshSession}
					switches={{ open: false, onToggle: nothing }}
				/>
				<Switches
					open={false}
					locale={locale}
					settings={freshSession.tape.machine.settings}
					t={t.accounting}
				/>
				<Keys label={t.keys.keypad}>
					<Keypad
						className="keypad-accounting"
						keys={toAccountingKeys(t, locale)}
						onPick={nothing}
					/>
				</Keys>
			</div>
			<div className="paper">
				<div className="paper-edge" aria-hidden="true" />
				<p className="paper-empty">{t.accounting.tapeEmpty}</p>
				<div className="paper-roll" />
				<div className="paper-foot" />
			</div>
			<div className="tape-actions tape-actions-waiting">
				<span className="button">{t.undo}</span>
			</div>
		</div>
	);
}
