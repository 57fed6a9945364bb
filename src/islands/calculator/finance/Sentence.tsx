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
import { examples, type Register, type Terms } from '#tools/calculator/finance/terms.ts';
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

/** A loan or savings by the month as a sentence with fields. The result follows what is written. */
export function Sentence({ locale, state, typed, t, inert, onAct }: Props) {
	/** A rate was written, be it 0. */
	const [rated, setRated] = useState(false);
	const { terms } = state;
	const kind = toKind(state);
	const { amount, sign, found, other } = sentenceRules[kind];
	const example = examples[kind];
	const toYears = ({ n }: Terms) => new Exact(n).div(sentencePerYear).toString();
	const fits = terms.perYear === sentencePerYear && !terms.begin && Number(terms[other]) === 0;
	const complete = fits && Number(terms[amount]) !== 0 && Number(terms.n) !== 0;
	const solver = useStore($solver);
	const result = complete && solver === 'ready' ? findValue(terms, found) : undefined;
	const empty = !fits || [terms[amount], terms.i, terms.n].every((value) => Number(value) === 0);
	const wrongId = useId();
	const wrongAt = ([amount, 'i', 'n'] as const).find(typed.isWrong);
	const reading = useStore($reading);
	const text = (wrongAt && typed.texts[wrongAt]) ?? '';
	const wrong =
		(wrongAt && reading?.explainBlank({ register: wrongAt, text, locale, t: t.sentence })) ?? '';
	useSaid(wrong, 'wrong');
	/** Nothing is said of what nobody has written yet: but for a rate, 0 is no answer. */
	const write = (register: Register, value: string) =>
		empty || (!complete && !(register === 'i' && rated) && Number(value) === 0)
			? ''
			: writeFigures(locale, toField(register, value));

	useEffect(() => {
		if (complete) void loadSolver();
		if (empty) setRated(false);
	}, [complete, empty]);

	function set(changes: Partial<Terms>) {
		onAct();
		if (changes.i !== undefined) setRated(true);
		writeSentence(changes);
	}

	const toBlank = (
		register: Register,
		index: 0 | 1 | 2,
		read: (from: Terms) => string,
		toTerm: (value: string) => string = (same) => same,
	) => (
		<SentenceField
			key={kind + register}
			{...{ register, typed, wrongId }}
			label={t.sentence.fields[index] ?? ''}
			value={write(register, read(terms))}
			example={writeFigures(locale, read(example))}
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
		amount: toBlank(
			amount,
			0,
			(from) => from[amount].replace('-', ''),
			(value) => sign + value,
		),
		rate: toBlank('i', 1, (from) => from.i),
		years: toBlank('n', 2, toYears, (written) =>
			new Exact(written).times(sentencePerYear).toString(),
		),
		unit: <span>{plural(locale, t.sentence.years, Number(toYears(empty ? example : terms)))}</span>,
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
