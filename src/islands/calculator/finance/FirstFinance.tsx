import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { Display } from '#islands/calculator/Display.tsx';
import { Keypad } from '#islands/calculator/Keypad.tsx';
import { Keys } from '#islands/calculator/Keys.tsx';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { Answer } from './Answer.tsx';
import { toFinanceKeys } from './keys.ts';
import { Sentence } from './Sentence.tsx';
import { toTermSigns } from './term-signs.ts';

interface Props {
	locale: Locale;
	t: CalculatorWords;
}

const nothing = () => {};

/**
 * What the financial calculator shows in the first window, as HTML for the page. The fields come with the code: what is
 * typed into one before that could not be kept.
 */
export function FirstFinance({ locale, t }: Props) {
	const { display, terms } = freshFinance;
	const { values, others } = toFinanceKeys(t, locale, terms);
	return (
		<div className="finance first-finance">
			<Sentence {...{ locale, terms }} t={t.finance} inert onAct={nothing} />
			<div className="machine">
				<Display
					{...{ locale, t }}
					state={display}
					signs={toTermSigns(terms)}
					onMessage={nothing}
				/>
				<Keys label={t.keys.keypad}>
					<Keypad
						label={t.finance.valueKeys}
						className="keypad-values"
						keys={values}
						onPick={nothing}
					/>
					<Keypad keys={others} onPick={nothing} />
				</Keys>
			</div>
			<Answer words={undefined} solved={false} choices={[]} hint={t.finance.sign} />
		</div>
	);
}
