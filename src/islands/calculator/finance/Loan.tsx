import type { ReactNode } from 'react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { Choice } from '#islands/calculator/Choice.tsx';
import { type Finance, freshFinance, setTerms } from '#tools/calculator/finance/machine.ts';
import { solveRegister, update } from '#tools/calculator/finance/store.ts';
import { exampleLoan, perYearChoices, type Terms } from '#tools/calculator/finance/terms.ts';

interface Props {
	terms: Terms;
	t: CalculatorMessages['finance'];
	onAct: () => void;
	/** All values are replaced. */
	onReplace: () => void;
	/** Further buttons. */
	children: ReactNode;
}

/** The switches of the loan, an example, and the way back to nothing. */
export function Loan({ terms, t, onAct, onReplace, children }: Props) {
	function set(changes: Partial<Terms>) {
		onAct();
		update((before) => setTerms(before, changes));
	}

	function replace(state: Finance) {
		onReplace();
		update(() => state);
	}

	return (
		<div className="loan">
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
			<div className="controls">
				<button
					type="button"
					className="button"
					onClick={() => {
						replace({ ...freshFinance, terms: exampleLoan });
						solveRegister('pmt');
					}}
				>
					{t.example}
				</button>
				<button type="button" className="button" onClick={() => replace(freshFinance)}>
					{t.reset}
				</button>
				{children}
			</div>
		</div>
	);
}
