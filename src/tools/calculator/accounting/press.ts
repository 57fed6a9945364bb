import { changeEntrySign, clearedEntry, toNumber, typeEntry } from './entry.ts';
import { type FunctionKey, isTypingKey, type Key, type TapeStep } from './keys.ts';
import type { Session } from './paper.ts';
import { addStep } from './tape.ts';

// All that a step needs is in one file of the build, which is loaded for the first: the day of the date key, too.
export { formatDay } from '#i18n/format.ts';
export { addStep, newPaper, replay, spliceSteps } from './tape.ts';

/** A number typed before these is dropped, as on real calculators. */
const ignoresEntry: ReadonlySet<FunctionKey> = new Set([
	'subtotal',
	'total',
	'gt',
	'memory-recall',
	'memory-clear',
	'sign',
	'clear',
]);

/** @param today ISO date, for the date key */
export function press({ tape, entry }: Session, key: Key, today: string): Session {
	const { fault } = tape.machine;
	if (isTypingKey(key)) {
		// The arrow deletes digits that are being typed; a result has none.
		if (fault || (key === 'right' && entry === null)) return { tape, entry };
		return { tape, entry: typeEntry(entry, key) };
	}
	if (key === 'sign' && entry) return { tape, entry: changeEntrySign(entry) };
	if (key === 'clear' && entry) return { tape, entry: clearedEntry };
	const added = addStep(tape, toStep(key, entry, today));
	return { tape: added, entry: added === tape ? entry : null };
}

function toStep(key: FunctionKey, entry: string | null, today: string): TapeStep {
	if (key === 'number' && entry === null) return { key: 'date', entry: today };
	return entry === null || ignoresEntry.has(key) ? { key } : { key, entry: toNumber(entry) };
}
