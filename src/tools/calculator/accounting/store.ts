import { atom, computed } from 'nanostores';
import { savedAtom, setAside } from '#browser/saved.ts';
import type { Item } from '#i18n/read-pasted.ts';
import { toLocalDay } from '#lib/local-day.ts';
import { change, undo } from '#lib/undo-history.ts';
import { toEntry } from './entry.ts';
import type { Key, TapeStep } from './keys.ts';
import { toLabel } from './label.ts';
import { freshSession, press, type Session } from './press.ts';
import { parseSteps, parseTyped, printSteps, printTyped } from './saved.ts';
import type { AccountingSettings } from './settings.ts';
import { addStep, newPaper, replay, type Tape } from './tape.ts';

/** Tapes before a change, a removal or new paper that can be brought back. */
const undoDepth = 20;

const tapeKey = 'calculatorTape';
const entryKey = 'calculatorTapeEntry';

/** The steps of the calculation. Key `calculatorTape`: a line for each step, such as `+ 12.50`; empty at first. A broken line is left out, the others are read. */
const $steps = savedAtom<readonly TapeStep[]>(tapeKey, {
	fallback: [],
	parse: (text, stored) => {
		const { steps, whole } = parseSteps(text);
		if (!whole) setAside(tapeKey, stored);
		return steps;
	},
	print: printSteps,
});

/** The number being typed: each tab has its own, and all print on one tape. Key `calculatorTapeEntry`: a decimal text, or empty. */
const $entry = savedAtom<string | null>(entryKey, {
	fallback: null,
	parse: parseTyped,
	print: printTyped,
	shared: false,
});

/** The tape of the steps at hand: a new step need not replay ten thousand others. */
let known: Tape = freshSession.tape;

export const $session = computed([$steps, $entry], (steps, entry): Session => {
	if (steps !== known.steps) known = replay(steps);
	return { tape: known, entry };
});

/** What should be stored by now, by key. */
export function toTapeTexts({ tape, entry }: Session): Readonly<Record<string, string>> {
	return { [tapeKey]: printSteps(tape.steps), [entryKey]: printTyped(entry) };
}

/** The tapes that undo brings back, the latest last. */
export const $undo = atom<readonly (readonly TapeStep[])[]>([]);

export function pressKey(key: Key) {
	const before = $session.get();
	const after = press(before, key, toLocalDay(new Date()));
	if (after.tape !== before.tape) keepTape(after.tape);
	if (after.entry !== before.entry) $entry.set(after.entry);
}

/** A number as the calculator adds it, with a point where it would set one itself. Undefined for more than twelve digits. */
function toTyped(number: string): string | undefined {
	const isAutomatic = $session.get().tape.machine.settings.decimals === 'A';
	const entry = toEntry(number);
	return isAutomatic && !entry?.includes('.') ? entry && `${entry}.` : entry;
}

/** Adds each number of a list. @returns the number that has more than twelve digits; then none is added */
export function addItems(items: readonly Item[]): string | undefined {
	const steps: TapeStep[] = [];
	for (const { number, label } of items) {
		const entry = toTyped(number.replace('-', ''));
		if (entry === undefined) return number;
		steps.push({ key: number.startsWith('-') ? '-' : '+', entry, ...toLabel(label) });
	}
	changeTape((tape) => steps.reduce(addStep, tape));
	return undefined;
}

/** A number that was pasted takes the place of the entry. @returns whether it has no more than twelve digits */
export function enterNumber(number: string): boolean {
	const entry = toTyped(number);
	if (entry !== undefined) $entry.set(entry);
	return entry !== undefined;
}

export function setSwitch(name: keyof AccountingSettings, value: string) {
	const { tape } = $session.get();
	if (tape.machine.settings[name] === value) return;
	keepTape(addStep(tape, { key: 'set', entry: `${name}=${value}` }));
}

/** Changes the tape so that it can be undone. */
export function changeTape(makeChange: (tape: Tape) => Tape) {
	const { tape } = $session.get();
	const changed = makeChange(tape);
	const history = { past: $undo.get(), present: tape.steps, future: [] };
	$undo.set(change(history, changed.steps, undefined, undoDepth).past);
	keepTape(changed);
}

export function clearPaper() {
	changeTape(newPaper);
	$entry.set(null);
}

/** Brings back the tape before the last change, without the keys pressed since: so there is no redo. */
export function undoChange() {
	const { past, present } = undo({ past: $undo.get(), present: $steps.get(), future: [] });
	$undo.set(past);
	if (present !== $steps.get()) $steps.set(present);
}

function keepTape(tape: Tape) {
	known = tape;
	$steps.set(tape.steps);
}
