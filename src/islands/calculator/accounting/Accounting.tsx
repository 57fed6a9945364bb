import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { say } from '#browser/voice.ts';
import { writeDecimal, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorWords } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Keypad } from '#islands/calculator/Keypad.tsx';
import { Keys } from '#islands/calculator/Keys.tsx';
import { PasteButton } from '#islands/calculator/PasteButton.tsx';
import type { Pages } from '#islands/calculator/pages.ts';
import { inOrder } from '#islands/calculator/reader.ts';
import { refuseDigit } from '#islands/calculator/refuse-digit.ts';
import { sayInstead, sayTyped } from '#islands/calculator/say-number.ts';
import { toMeant } from '#islands/calculator/second-mark.ts';
import { useKeyboard } from '#islands/calculator/use-keyboard.ts';
import { usePaste } from '#islands/calculator/use-paste.ts';
import { useUnknownSign } from '#islands/calculator/use-unknown-sign.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { usePart } from '#islands/shared/use-part.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { toKey } from '#tools/calculator/accounting/keyboard.ts';
import type { Key } from '#tools/calculator/accounting/keys.ts';
import { isFull, paperSteps } from '#tools/calculator/accounting/paper.ts';
import { machineDigits } from '#tools/calculator/accounting/rounding.ts';
import {
	$entry,
	$printing,
	$session,
	$steps,
	addItems,
	enterNumber,
	needPrinting,
	prepareTape,
	pressKey,
	removeStep,
	toTapeTexts,
} from '#tools/calculator/accounting/store.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { AccountingDisplay, toDisplayed } from './AccountingDisplay.tsx';
import { toAccountingKeys } from './keys.ts';
import { Switches } from './Switches.tsx';
import { Tape } from './Tape.tsx';
import { TapeActions } from './TapeActions.tsx';
import { toAnnouncement } from './words.ts';

const loadEditor = () =>
	loadModule(() => import('./LineEditor.tsx')).then(({ LineEditor }) => LineEditor);

interface Props {
	locale: Locale;
	t: CalculatorWords;
	pages: Pages;
}

export { prepareTape };

/** A printing calculator and its paper roll. */
export function Accounting({ locale, t, pages }: Props) {
	const root = useReady<HTMLDivElement>();
	const steps = useStore($steps);
	useStore($entry);
	const printing = useStore($printing);
	const session = $session.get();
	const { tape } = session;
	const halt = useUnknownSign(t.halt);
	const [message, setMessage] = useState<string>();
	const [edited, setEdited] = useState<number>();
	const [editor] = usePart(loadEditor, edited !== undefined);
	const [switching, setSwitching] = useState(false);
	const full = isFull(tape);

	// Another tab may print the first line.
	useEffect(() => {
		if (steps.length > 0 && !printing) void needPrinting();
	}, [steps, printing]);

	useEffect(() => {
		if (editor.state !== 'failed') return;
		setMessage(t.accounting.editor.failed);
		say(t.accounting.editor.failed);
		setEdited(undefined);
	}, [editor.state, t]);

	/** Shows the message, and has it said or else what is typed or was printed last. */
	function tell(words: string | undefined, key?: Key, before?: string) {
		setMessage(words);
		const now = $session.get();
		const note = words ?? (isFull(now.tape) ? t.accounting.tapeFull : undefined);
		if (note === undefined && now.entry !== null)
			return sayTyped(locale, t, toDisplayed(now), key, before);
		sayInstead(note ?? toAnnouncement(now, t.accounting, locale), note && 'answer');
	}

	const pick = (key: Key, name?: string) => inOrder(() => press(key, name), needPrinting);

	function press(key: Key, name?: string) {
		if (!$printing.get()) return tell(t.mode.failed);
		if (pasting.answer(key)) return;
		const refusal = halt.refuse(key);
		if (refusal !== undefined) return tell(refusal);
		const before = toDisplayed($session.get());
		pressKey(toMeant(key, name, before));
		const typed = toDisplayed($session.get());
		tell(refuseDigit(t, key, before, typed, machineDigits) || undefined, key, before);
	}

	const tooLong = (number: string) =>
		fill(t.paste.long, { number: writeFigures(locale, number), count: machineDigits });

	const pasting = usePaste({
		needs: [needPrinting],
		locale,
		t,
		tell,
		refuse: () =>
			($printing.get() ? halt.refuse() : t.mode.failed) ??
			($session.get().tape.machine.fault ? t.accounting.stopped : undefined),
		onNumber(number, from) {
			const isPart = from === 'percent' && !$session.get().tape.machine.pending;
			const value = isPart ? new Exact(number).div(100).toFixed() : number;
			if (!enterNumber(value, from === 'sum')) return tooLong(value);
			// Its point was not typed.
			toMeant('point');
			if (from === 'percent' && !isPart) pressKey('percent');
			return undefined;
		},
		question: t.paste.toTape,
		refuseItems(items) {
			const { steps, machine } = $session.get().tape;
			if (machine.pending) return t.paste.pending;
			return steps.length + items.length > paperSteps ? t.accounting.tapeFull : undefined;
		},
		onItems(items) {
			const long = addItems(items);
			return long && tooLong(long);
		},
	});

	function remove(step: number) {
		removeStep(step);
		setEdited(undefined);
		tell(t.accounting.removed);
	}

	useKeyboard(root, {
		toKey,
		onKey: pick,
		toText: () => (tape.machine.fault ? undefined : writeDecimal(locale, toDisplayed(session))),
		onSign: (sign) => tell(halt.stop(sign)),
		onPaste: pasting.paste,
	});

	return (
		<>
			<Saving file="calculator" texts={toTapeTexts(session)} t={t.saving} />
			<div className="accounting">
				<div ref={root} className="machine">
					<AccountingDisplay
						locale={locale}
						session={session}
						t={t}
						switches={{ open: switching, onToggle: () => setSwitching(!switching) }}
					>
						<PasteButton t={t} onPaste={pasting.paste} onMessage={tell} />
					</AccountingDisplay>
					<Switches
						open={switching}
						locale={locale}
						settings={tape.machine.settings}
						t={t.accounting}
					/>
					<Keys label={t.keys.keypad}>
						<Keypad
							className="keypad-accounting"
							keys={toAccountingKeys(t, locale)}
							onPick={pick}
						/>
					</Keys>
				</div>
				<Tape
					lines={tape.lines}
					locale={locale}
					message={message ?? (full ? t.accounting.tapeFull : undefined)}
					t={t.accounting}
					onEdit={setEdited}
					onRemove={remove}
				/>
				<TapeActions
					lines={tape.lines}
					locale={locale}
					notes={pages.notes}
					t={t}
					onMessage={tell}
				/>
				{edited !== undefined && editor.state === 'ready' && (
					<editor.Component
						tape={tape}
						index={edited}
						locale={locale}
						t={t.accounting}
						words={t.paste}
						onClose={() => setEdited(undefined)}
						onRemove={() => remove(edited)}
						onChanged={() => tell(t.accounting.changed)}
					/>
				)}
			</div>
		</>
	);
}
