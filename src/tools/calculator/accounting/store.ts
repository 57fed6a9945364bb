import { lateCode } from '#browser/late-code.ts';
import { savedAtom, setAside } from '#browser/saved.ts';
import type { Item } from '#i18n/read-pasted.ts';
import { toLocalDay } from '#lib/local-day.ts';
import { recordSteps } from '#tools/calculator/steps.ts';
import { toEntry } from './entry.ts';
import { isTypingKey, type Key, type TapeStep } from './keys.ts';
import { toLabel } from './label.ts';
import { emptyTape, type Session, type Tape } from './paper.ts';
import { parseSteps, parseTyped, printSteps } from './saved.ts';
import type { AccountingSettings } from './settings.ts';

const tapeKey = 'calculatorTape';
const entryKey = 'calculatorTapeEntry';

/** The steps of the calculation. Key `calculatorTape`: a line for each step, such as `+ 12.50`; empty at first. A broken line is left out, the others are read. */
export const $steps = savedAtom<readonly TapeStep[]>(tapeKey, {
	fallback: [],
	parse: (text, stored) => {
		const { steps, whole } = parseSteps(text);
		if (!whole) setAside(tapeKey, stored);
		return steps;
	},
	print: printSteps,
});

/** The number being typed: each tab has its own, and all print on one tape. Key `calculatorTapeEntry`: a decimal text, or empty. */
export const $entry = savedAtom<string | null>(entryKey, {
	fallback: null,
	parse: parseTyped,
	print: (entry) => entry ?? '',
	shared: false,
});

/** The code that calculates and prints: there is none before the first step. */
export const { $code: $printing, need: needPrinting } = lateCode(() => import('./press.ts'));

function printing() {
	const code = $printing.get();
	if (!code) throw new Error('The code of the tape has not been loaded.');
	return code;
}

/** A stored tape is calculated before it is shown. Throws if its code cannot be loaded. */
export async function prepareTape() {
	if ($steps.get().length === 0) return;
	await needPrinting();
	printing();
}

/** The tape of the steps at hand: a new step need not replay ten thousand others. */
let known: Tape = emptyTape;

export const $session = {
	get(): Session {
		const steps = $steps.get();
		const code = $printing.get();
		if (steps !== known.steps && code) known = code.replay(steps);
		return { tape: code ? known : { ...emptyTape, steps }, entry: $entry.get() };
	},
};

/** What should be stored by now, by key. */
export function toTapeTexts({ tape, entry }: Session): Readonly<Record<string, string>> {
	return { [tapeKey]: printSteps(tape.steps), [entryKey]: entry ?? '' };
}

/** The tape and the number being typed, which undo brings back. */
export const tapeSteps = recordSteps(
	() => ({ steps: $steps.get(), entry: $entry.get() }),
	({ steps, entry }) => {
		$steps.set(steps);
		$entry.set(entry);
	},
);

export function pressKey(key: Key) {
	const before = $session.get();
	const after = printing().press(before, key, toLocalDay(new Date()));
	keep(after, isTypingKey(key) ? 'typing' : undefined);
}

/** A number as the calculator adds it, with a point where it would set one itself. Undefined for more than twelve digits. */
function toTyped(number: string, computed?: boolean): string | undefined {
	const isAutomatic = $session.get().tape.machine.settings.decimals === 'A';
	const entry = toEntry(number, computed);
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
	changeTape((tape) => steps.reduce(printing().addStep, tape));
	return undefined;
}

/** A number that was pasted takes the place of the entry; see `toEntry`. @returns whether it has no more than twelve digits */
export function enterNumber(number: string, computed?: boolean): boolean {
	const entry = toTyped(number, computed);
	if (entry === undefined) return false;
	keep({ ...$session.get(), entry });
	return true;
}

export function setSwitch(name: keyof AccountingSettings, value: string) {
	if ($session.get().tape.machine.settings[name] === value) return;
	changeTape((tape) => printing().addStep(tape, { key: 'set', entry: `${name}=${value}` }));
}

export function changeTape(makeChange: (tape: Tape) => Tape) {
	const { tape, entry } = $session.get();
	keep({ tape: makeChange(tape), entry });
}

export function removeStep(step: number) {
	changeTape((tape) => printing().spliceSteps(tape, step, 1));
}

export function clearPaper() {
	keep({ tape: printing().newPaper($session.get().tape), entry: null });
}

function keep({ tape, entry }: Session, tag?: string) {
	tapeSteps.act(() => {
		known = tape;
		if (tape.steps !== $steps.get()) $steps.set(tape.steps);
		$entry.set(entry);
	}, tag);
}
