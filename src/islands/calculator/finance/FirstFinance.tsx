import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { Answer } from './Answer.tsx';
import { Sentence } from './Sentence.tsx';
import { useTyped } from './use-typed.ts';

interface Props {
	locale: Locale;
	t: CalculatorWords;
}

const nothing = () => {};

/**
 * What the financial calculator shows first, as HTML for the page. Its fields are of use when the code has come: what is
 * typed into one before that could not be kept.
 */
export function FirstFinance({ locale, t }: Props) {
	return (
		<div className="finance first-finance">
			<Sentence
				{...{ locale }}
				state={freshFinance}
				typed={useTyped(locale)}
				t={t.finance}
				inert
				onAct={nothing}
			/>
			<Answer words={undefined} solved={false} choices={[]} hint={t.finance.sentence.example} />
		</div>
	);
}
