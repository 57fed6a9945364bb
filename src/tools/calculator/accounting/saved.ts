import { isEntry } from './entry.ts';
import { functionKeys, type StepKey, type TapeStep } from './keys.ts';
import { defaultSettings, withSetting } from './settings.ts';
import { paperSteps } from './tape.ts';

const stepKeys: ReadonlySet<string> = new Set<StepKey>([...functionKeys, 'date', 'set']);

/** One step a line: the key, and after a space what was typed. @example '+ 12.50' */
export function printSteps(steps: readonly TapeStep[]): string {
	return steps.map(({ key, entry }) => (entry === undefined ? key : `${key} ${entry}`)).join('\n');
}

/** The steps of a stored tape; `whole` is false if lines are left out that the calculator could not have written. */
export function parseSteps(text: string): { steps: readonly TapeStep[]; whole: boolean } {
	if (text === '') return { steps: [], whole: true };
	const lines = text.split('\n', paperSteps + 1);
	const steps = lines
		.slice(0, paperSteps)
		.map(parseStep)
		.filter((step) => step !== undefined);
	return { steps, whole: steps.length === lines.length };
}

export function printTyped(entry: string | null): string {
	return entry ?? '';
}

/** A number in the middle of being typed; empty when none is. */
export function parseTyped(text: string): string | null | undefined {
	if (text === '') return null;
	return isEntry(text) ? text : undefined;
}

function parseStep(line: string): TapeStep | undefined {
	const [key = '', ...rest] = line.split(' ');
	if (!isStepKey(key) || rest.length > 1) return undefined;
	const [entry] = rest;
	if (key === 'set')
		return withSetting(defaultSettings, entry ?? '') && { key, entry: entry ?? '' };
	if (key === 'date') {
		return entry && /^\d{4}-\d{2}-\d{2}$/.test(entry) ? { key, entry } : undefined;
	}
	if (entry === undefined) return { key };
	return isEntry(entry) ? { key, entry } : undefined;
}

function isStepKey(key: string): key is StepKey {
	return stepKeys.has(key);
}
