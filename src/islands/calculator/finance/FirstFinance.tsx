import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { Answer } from './Answer.tsx';
import { HpKeys } from './HpKeys.tsx';
import { Sentence } from './Sentence.tsx';

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
	return (
		<div className="finance first-finance">
			<Sentence {...{ locale }} terms={freshFinance.terms} t={t.finance} inert onAct={nothing} />
			<div className="machine">
				<HpKeys {...{ locale, t }} state={freshFinance} onPick={nothing} onMessage={nothing} />
			</div>
			<Answer words={undefined} solved={false} choices={[]} hint={t.finance.sign} />
		</div>
	);
}
