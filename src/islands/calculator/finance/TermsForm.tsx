import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { Choice } from '#islands/calculator/Choice.tsx';
import { toField } from '#tools/calculator/finance/display.ts';
import {
	type Finance,
	freshFinance,
	pickSolution,
	setTerms,
	storeValue,
} from '#tools/calculator/finance/machine.ts';
import { solveRegister, update } from '#tools/calculator/finance/store.ts';
import { exampleLoan, faces, perYearChoices, registers } from '#tools/calculator/finance/terms.ts';
import { describePress } from './last-press.ts';
import { TermField } from './TermField.tsx';

interface Props {
	locale: Locale;
	state: Finance;
	t: CalculatorMessages['finance'];
	onAct: () => void;
}

/** The five values to read and to write, and the switches of the loan. */
export function TermsForm({ locale, state, t, onAct }: Props) {
	const { terms, lastPress } = state;

	function act(change: (before: Finance) => Finance) {
		onAct();
		update(change);
	}

	return (
		<section className="terms" aria-label={t.values}>
			{registers.map((register) => (
				<TermField
					key={register}
					face={faces[register]}
					name={t.registers[register]}
					t={t}
					value={terms[register]}
					shown={toField(register, terms[register])}
					locale={locale}
					solved={lastPress?.register === register && lastPress.state === 'solved'}
					onStore={(value) => act((before) => storeValue(before, register, value))}
					onSolve={() => {
						onAct();
						solveRegister(register);
					}}
				/>
			))}
			{lastPress && lastPress.state !== 'stored' && (
				<div className={`terms-last-press ${lastPress.state}`}>
					<p>{describePress(lastPress, terms, t, locale)}</p>
					{lastPress.state === 'several' && (
						<div className="controls">
							{lastPress.values.map((value) => (
								<button
									key={value}
									type="button"
									className="button"
									onClick={() => act((before) => pickSolution(before, lastPress.register, value))}
								>
									{writeFigures(locale, toField(lastPress.register, value))}
								</button>
							))}
						</div>
					)}
				</div>
			)}
			<div className="terms-switches">
				<label className="field">
					<span>{t.perYear}</span>
					<select
						value={terms.perYear}
						onChange={(event) => {
							const perYear = Number(event.currentTarget.value);
							act((before) => setTerms(before, { perYear }));
						}}
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
					onPick={(value) => act((before) => setTerms(before, { begin: value === 'begin' }))}
				/>
			</div>
			<p className="terms-sign">{t.sign}</p>
			<div className="controls">
				<button
					type="button"
					className="button"
					onClick={() => {
						act(() => ({ ...freshFinance, terms: exampleLoan }));
						solveRegister('pmt');
					}}
				>
					{t.example}
				</button>
				<button type="button" className="button" onClick={() => act(() => freshFinance)}>
					{t.reset}
				</button>
			</div>
		</section>
	);
}
