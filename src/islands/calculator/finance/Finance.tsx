import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { writeDecimal, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { focusKeys } from '#islands/calculator/Keys.tsx';
import { inOrder } from '#islands/calculator/reader.ts';
import { sayInstead } from '#islands/calculator/say-number.ts';
import { UndoButtons } from '#islands/calculator/UndoButtons.tsx';
import { useKeyboard } from '#islands/calculator/use-keyboard.ts';
import { useNumberInAddress } from '#islands/calculator/use-number-in-address.ts';
import { usePaste } from '#islands/calculator/use-paste.ts';
import { useUnknownSign } from '#islands/calculator/use-unknown-sign.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import { $flows } from '#tools/calculator/finance/flows-store.ts';
import { toKey } from '#tools/calculator/finance/keyboard.ts';
import {
	type Finance as FinanceState,
	freshFinance,
	holdsValues,
	type Key,
} from '#tools/calculator/finance/machine.ts';
import { printFinance } from '#tools/calculator/finance/saved.ts';
import { toKind } from '#tools/calculator/finance/sentence.ts';
import {
	$finance,
	$solver,
	clearValues,
	enterNumber,
	financeSteps,
	pickSolution,
	pressKey,
	showExample,
	solveRegister,
} from '#tools/calculator/finance/store.ts';
import { faces, isRegister, type Register, registers } from '#tools/calculator/finance/terms.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { Answer } from './Answer.tsx';
import { FlowsPart } from './FlowsPart.tsx';
import { toFieldId } from './field-id.ts';
import { LoanButtons } from './LoanButtons.tsx';
import { $saying, needKeys, needPressing, prepareKeys } from './pressing.ts';
import { SchedulePart } from './SchedulePart.tsx';
import { Sentence } from './Sentence.tsx';
import { useTyped } from './use-typed.ts';

interface Props {
	locale: Locale;
	t: CalculatorWords;
}

export { prepareKeys };

/** A financial calculator, its five values as a form, and the schedule of payments. */
export function Finance({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const state = useStore($finance);
	const flows = useStore($flows);
	const unsolvable = useStore($solver) === 'failed';
	const saying = useStore($saying);
	const [message, setMessage] = useState<string>();
	/** A number has come from another tool, and no key has taken it yet. */
	const [offered, setOffered] = useState(false);
	const { display, lastPress, terms } = state;
	/** What the sentence does not have comes on request. */
	const [keysShown, showKeys] = useState(terms.perYear !== 12 || terms.begin);
	/** How often they were asked for. */
	const [calls, setCalls] = useState(0);
	const typed = useTyped(locale);
	const sentence = useTyped(locale, t.finance.sentence);
	/** Nothing is told of the values before beside a text of the sentence that is no number. */
	const unknown = sentence.wrong !== undefined;
	const halt = useUnknownSign(t.halt);
	const pressed =
		unknown || !lastPress
			? undefined
			: saying?.describePress(lastPress, terms, t.finance, locale, !keysShown);
	const isStored = lastPress?.state === 'stored';
	const isSolved = lastPress?.state === 'solved';
	/** The sentence and the fields show it. */
	const isSeen = isStored || (isSolved && !keysShown);
	const other = sentence.other ?? typed.other;
	const readAs = other && fill(t.paste.readAs, other);
	const failed = unsolvable ? t.mode.failed : undefined;
	const shown = message ?? failed ?? readAs ?? (isSeen ? undefined : pressed);

	useEffect(() => {
		if (keysShown) needKeys()?.then(() => $saying.get() ?? setMessage(t.mode.failed));
	}, [keysShown, t]);

	useSaid(readAs ?? '', 'read-as');
	useSaid(message === undefined ? (failed ?? pressed ?? '') : '', 'answer');

	function tell(words: string) {
		setMessage(words);
		sayInstead(words, 'answer');
	}

	function start() {
		halt.end();
		setMessage(undefined);
		setOffered(false);
	}

	/** The fields show the stored values again. */
	function forgetTyped() {
		typed.forget();
		sentence.forget();
	}

	function replaceBy(words: string) {
		start();
		forgetTyped();
		if (holdsValues(state)) sayInstead(words);
	}

	/** What a field with a wrong text should be is not known: it is corrected first, or it is what is looked for. */
	function canSolve(register: Register): boolean {
		const { wrong } = typed;
		if (wrong === undefined || wrong === register) return true;
		document.getElementById(toFieldId(wrong))?.focus();
		return false;
	}

	const pasting = usePaste({
		needs: [needPressing],
		locale,
		t,
		refuse: halt.refuse,
		onNumber(number) {
			start();
			const before = $finance.get();
			enterNumber(number);
			sayChange(before);
			return undefined;
		},
		tell: (words) => words !== undefined && tell(words),
	});

	const solve = (register: Register) => inOrder(() => solveNow(register), needPressing);

	function solveNow(register: Register) {
		if (!canSolve(register)) return;
		start();
		typed.forget([register]);
		sentence.forget([]);
		const before = $finance.get();
		solveRegister(register);
		sayChange(before);
	}

	const pick = (key: Key, name?: string) => inOrder(() => press(key, name), needPressing);

	function press(key: Key, name?: string) {
		const saying = $saying.get();
		if (!saying) return tell(t.mode.failed);
		const refusal = halt.refuse(key);
		if (refusal !== undefined) return tell(refusal);
		if (isRegister(key) && !$finance.get().fresh && !canSolve(key)) return;
		const before = $finance.get();
		pressKey(saying.toMeant(key, name, before.display.entry));
		if (isRegister(key)) typed.forget([key]);
		sentence.forget([]);
		start();
		const refused = saying.refuseKey(t, key, before.display, $finance.get().display);
		if (refused) tell(refused);
		else sayChange(before, key);
	}

	function sayChange(before: FinanceState, key?: Key) {
		const now = $finance.get();
		const saying = $saying.get();
		if (now === before || !saying) return;
		if (now.lastPress) {
			sayInstead(saying.describePress(now.lastPress, now.terms, t.finance, locale), 'answer');
		} else if (key === 'begin') sayInstead(t.finance[now.terms.begin ? 'begin' : 'end']);
		else saying.sayDisplay(locale, t, now.display, key, before.display.entry);
	}

	/** The button that was pressed is gone then. */
	function pickAndReturn(act: () => void) {
		act();
		focusKeys(root.current);
	}

	useKeyboard(root, {
		toKey,
		onKey(key, name) {
			showKeys(true);
			pick(key, name);
		},
		toText: () => (display.fault ? undefined : writeDecimal(locale, toExactText(display.entry))),
		onSign: (sign) => tell(halt.stop(sign)),
		onPaste: pasting.paste,
	});

	// What is stored stays: one of the five keys takes the number, or none does.
	useNumberInAddress((number) => {
		enterNumber(number);
		tell(fill(t.handOver.store, { number: writeFigures(locale, number) }));
		setOffered(true);
		showKeys(true);
		setCalls(1);
	});

	// The keys come with their code.
	useEffect(() => {
		if (offered && saying) focusKeys(root.current);
	}, [offered, saying, root]);

	function toChoices() {
		if (offered) {
			return registers.map((register) => ({
				face: faces[register],
				onPick: () => pickAndReturn(() => pick(register)),
			}));
		}
		if (lastPress?.state !== 'several') return [];
		const { register } = lastPress;
		return lastPress.values.map((value) => ({
			face: writeFigures(locale, toField(register, value)),
			onPick: () => pickAndReturn(() => pickSolution(register, value)),
		}));
	}

	/** Near what asks it: the sentence, or the keys. */
	const answer = (
		<Answer
			words={shown ?? undefined}
			solved={shown === pressed && isSolved}
			choices={toChoices()}
			hint={keysShown ? t.finance.sign : t.finance.sentence.example}
		/>
	);

	return (
		<>
			<Saving
				file="calculator"
				texts={{ calculatorFinance: printFinance(state), calculatorFlows: JSON.stringify(flows) }}
				t={t.saving}
			/>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: what a press needs loads before it is needed. */}
			<div
				className={keysShown ? 'finance keys-shown' : 'finance'}
				onPointerDown={needPressing}
				onKeyDown={needPressing}
			>
				<Sentence
					{...{ locale, state }}
					typed={sentence}
					t={t.finance}
					onAct={() => {
						start();
						typed.forget();
					}}
				/>
				{!keysShown && answer}
				<LoanButtons
					kind={toKind(state)}
					t={t.finance}
					onExample={() => {
						replaceBy(t.finance.replaced);
						showExample();
					}}
					onClear={() => {
						replaceBy(t.finance.cleared);
						clearValues();
					}}
				>
					<UndoButtons
						steps={financeSteps}
						t={t}
						onDone={(words) => {
							start();
							forgetTyped();
							tell(words);
						}}
					/>
					<button
						type="button"
						className="button"
						aria-expanded={keysShown}
						onClick={() => {
							showKeys(!keysShown);
							if (!keysShown) setCalls(calls + 1);
						}}
					>
						{t.finance.hpKeys}
					</button>
				</LoanButtons>
				<div ref={root} className="machine">
					{saying && (
						<saying.HpKeys {...{ locale, state, t, calls }} onPick={pick} onMessage={tell} />
					)}
				</div>
				{keysShown && answer}
				{saying && (
					<>
						<saying.TermsForm
							{...{ locale, state, typed }}
							t={t.finance}
							onAct={start}
							onSolve={solve}
						/>
						<saying.LoanSwitches terms={terms} t={t.finance} onAct={start} />
					</>
				)}
				<SchedulePart
					{...{ locale, t }}
					state={unknown ? { ...freshFinance, kind: toKind(state) } : state}
					onMessage={tell}
				/>
				<FlowsPart locale={locale} t={t} />
			</div>
		</>
	);
}
