import type { ReactNode } from 'react';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { Choice } from '#islands/calculator/Choice.tsx';
import { type Finance, setTerms } from '#tools/calculator/finance/machine.ts';
import { toKind } from '#tools/calculator/finance/sentence.ts';
import { showExample, update } from '#tools/calculator/finance/store.ts';
import { perYearChoices, type Terms } from '#tools/calculator/finance/terms.ts';

interface Props {
	state: Finance;
	t: CalculatorMessages['finance'];
	onAct: () => void;
	/** All values are replaced. */
	onReplace: () => void;
	onClear: () => void;
	/** Further buttons. */
	children: ReactNode;
}

/** The switches of the loan, an example, and the way back to nothing. */
export function Loan({ state, t, onAct, onReplace, onClear, children }: Props) {
	const { terms } = state;
	const kind = toKind(state);

	function set(changes: Partial<Terms>) {
		onAct();
		update((before) => setTerms(before, changes));
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
						onReplace();
						showExample();
					}}
				>
					{kind === 'loan' ? t.example : t.exampleSave}
				</button>
				<button type="button" className="button" onClick={onClear}>
					{t.reset}
				</button>
				{children}
			</div>
		</div>
	);
}
