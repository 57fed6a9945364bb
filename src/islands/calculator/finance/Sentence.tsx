import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useId, useState } from 'react';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { plural } from '#i18n/messages.ts';
import { $reading } from '#islands/calculator/reader.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import type { Finance } from '#tools/calculator/finance/machine.ts';
import { sentencePerYear, sentenceRules, toKind } from '#tools/calculator/finance/sentence.ts';
import {
	$solver,
	findValue,
	loadSolver,
	pickKind,
	writeSentence,
} from '#tools/calculator/finance/store.ts';
import type { Register, Terms } from '#tools/calculator/finance/terms.ts';
import { explainBlank } from './blank.ts';
import { SentenceField } from './SentenceField.tsx';
import type { Typed } from './use-typed.ts';

interface Props {
	locale: Locale;
	state: Finance;
	typed: Typed;
	t: CalculatorMessages['finance'];
	/** Nothing can be written yet. */
	inert?: boolean;
	onAct: () => void;
}

/** What the blanks show before anything is written. */
const examples = {
	loan: ['180000', '6.5', '30'],
	save: ['300', '4', '20'],
} as const;

/** A loan or savings by the month as a sentence with fields. The result follows what is written. */
export function Sentence({ locale, state, typed, t, inert, onAct }: Props) {
	/** A rate was written, be it 0. */
	const [rated, setRated] = useState(false);
	const { terms } = state;
	const kind = toKind(state);
	const { amount, sign, found, other } = sentenceRules[kind];
	const example = examples[kind];
	const fits = terms.perYear === sentencePerYear && !terms.begin && Number(terms[other]) === 0;
	const complete = fits && Number(terms[amount]) !== 0 && Number(terms.n) !== 0;
	const solver = useStore($solver);
	const result = complete && solver === 'ready' ? findValue(terms, found) : undefined;
	const empty = !fits || [terms[amount], terms.i, terms.n].every((value) => Number(value) === 0);
	const years = new Exact(terms.n).div(sentencePerYear).toString();
	const wrongId = useId();
	const wrongAt = ([amount, 'i', 'n'] as const).find(typed.isWrong);
	const reading = useStore($reading);
	const wrong =
		wrongAt && reading
			? explainBlank(reading, locale, t.sentence, wrongAt, typed.texts[wrongAt] ?? '')
			: '';
	useSaid(wrong, 'wrong');
	/** Nothing is said of what nobody has written yet: but for a rate, 0 is no answer. */
	const write = (register: Register, value: string) =>
		empty || (!complete && !(register === 'i' && rated) && Number(value) === 0)
			? ''
			: writeFigures(locale, toField(register, value));

	useEffect(() => {
		if (complete) void loadSolver();
	}, [complete]);

	function set(changes: Partial<Terms>) {
		onAct();
		if (changes.i !== undefined) setRated(true);
		writeSentence(changes);
	}

	const toBlank = (
		register: Register,
		value: string,
		index: 0 | 1 | 2,
		toTerm: (value: string) => string = (same) => same,
	) => (
		<SentenceField
			key={kind + register}
			{...{ register, typed, wrongId }}
			label={t.sentence.fields[index] ?? ''}
			value={write(register, value)}
			example={writeFigures(locale, example[index])}
			onStore={(written) => set({ [register]: toTerm(written) })}
		/>
	);
	const parts: Record<string, React.ReactNode> = {
		kind: (
			<select
				aria-label={t.sentence.label}
				value={kind}
				onChange={({ currentTarget }) => {
					onAct();
					typed.forget();
					pickKind(currentTarget.value === 'save' ? 'save' : 'loan');
				}}
			>
				<option value="loan">{t.sentence.kinds.loan}</option>
				<option value="save">{t.sentence.kinds.save}</option>
			</select>
		),
		amount: toBlank(amount, terms[amount].replace('-', ''), 0, (value) => sign + value),
		rate: toBlank('i', terms.i, 1),
		years: toBlank('n', years, 2, (written) =>
			new Exact(written).times(sentencePerYear).toString(),
		),
		unit: <span>{plural(locale, t.sentence.years, Number(years) || Number(example[2]))}</span>,
		result:
			empty && typed.wrong === undefined ? (
				<span className="quiet">…</span>
			) : (
				<strong>
					{result === undefined || typed.wrong !== undefined
						? '…'
						: writeFigures(locale, toField(found, result)).replace('−', '')}
				</strong>
			),
	};
	return (
		<p className="sentence" inert={inert}>
			{t.sentence[kind]
				.split(/[{}]/)
				.filter(Boolean)
				.map((part) => (
					<Fragment key={part}>{parts[part] ?? <span>{part}</span>}</Fragment>
				))}
			{wrong && (
				<span id={wrongId} className="term-wrong">
					{' '}
					{wrong}
				</span>
			)}
		</p>
	);
}
