import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { Choice } from '#islands/calculator/Choice.tsx';
import { setTerms } from '#tools/calculator/finance/machine.ts';
import { update } from '#tools/calculator/finance/store.ts';
import { perYearChoices, type Terms } from '#tools/calculator/finance/terms.ts';

interface Props {
	terms: Terms;
	t: CalculatorMessages['finance'];
	onAct: () => void;
}

/** How often, and when, is paid. */
export function LoanSwitches({ terms, t, onAct }: Props) {
	function set(changes: Partial<Terms>) {
		onAct();
		update((before) => setTerms(before, changes));
	}

	return (
		<div className="loan-switches">
			<label className="field">
				<span>{t.perYear}</span>
				<select
					value={terms.perYear}
					onChange={(event) => set({ perYear: Number(event.currentTarget.value) })}
				>
					{perYearChoices.map((choice) => (
						<option key={choice} value={choice}>
							{choice}
						</option>
					))}
				</select>
			</label>
			<Choice
				label={t.when}
				name="when"
				choices={[
					{ value: 'end', face: 'END', name: t.end },
					{ value: 'begin', face: 'BEGIN', name: t.begin },
				]}
				value={terms.begin ? 'begin' : 'end'}
				onPick={(value) => set({ begin: value === 'begin' })}
			/>
		</div>
	);
}
