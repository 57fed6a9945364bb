import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { refuseLongText } from '#islands/shared/refuse-long-text.ts';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import { readInput } from '#tools/tasks/read-input.ts';
import { fizzbuzz } from '#tools/tasks/solutions/fizzbuzz.js';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	locale: Locale;
	/** The text in the field. */
	count: string;
	/** The number whose results are listed; empty without results. */
	shown: string;
	t: WorkshopMessages;
	onChange: (count: string) => void;
	onShow: (count: string) => void;
}

/** A number, its list of results, and a way back to 1. */
export function FizzbuzzDemo({ locale, count, shown, t, onChange, onShow }: Props) {
	const [fault, setFault] = useNotice();
	const [cleared, setCleared] = useState(false);
	const reading = readInput('fizzbuzz', [shown]);
	const results = reading.state === 'ready' ? fizzbuzz(Number(reading.input[0])) : [];
	const { demo } = t;
	const none = cleared ? demo.cleared : '';
	const answer = results.length > 0 ? plural(locale, demo.resultCount, results.length) : none;
	useSaid(answer, 'answer');

	function show() {
		const { state } = readInput('fizzbuzz', [count]);
		const faults = {
			ready: '',
			missing: demo.countMissing,
			'no-letters': demo.countInvalid,
			invalid: demo.countInvalid,
			'too-high': demo.countTooHigh,
		};
		setFault(faults[state]);
		setCleared(false);
		onShow(state === 'ready' ? count : '');
	}

	function clear() {
		setFault('');
		setCleared(true);
		onShow('');
		onChange('1');
	}

	return (
		<form
			className="demo"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				show();
			}}
		>
			<div className="demo-fields">
				<div className="field">
					<label htmlFor="task-field">{t.fields[0]}</label>
					<input
						id="task-field"
						type="number"
						min={1}
						step={1}
						required
						inputMode="numeric"
						value={count}
						{...refuseLongText}
						aria-invalid={fault !== ''}
						aria-describedby="task-fault"
						onChange={({ target }) => onChange(target.value)}
					/>
				</div>
				<div className="demo-buttons">
					<button type="submit" className="button primary">
						{demo.show}
					</button>
					<button type="button" className="button" onClick={clear}>
						{demo.clear}
					</button>
				</div>
			</div>
			<p id="task-fault" className="demo-fault">
				{fault}
			</p>
			<p className="demo-answer" data-answer="count">
				{answer}
			</p>
			{results.length > 0 && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard.
				<ol className="fizzbuzz" aria-label={demo.results} tabIndex={0}>
					{results.map((text, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a result is its place.
						<li key={index} data-mark={Number.isNaN(Number(text)) ? text : undefined}>
							{text}
						</li>
					))}
				</ol>
			)}
		</form>
	);
}
