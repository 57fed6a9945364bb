import { isEntry } from './entry.ts';
import { functionKeys, type StepKey, type TapeStep } from './keys.ts';
import { toLabel } from './label.ts';
import { paperSteps } from './paper.ts';
import { defaultSettings, withSetting } from './settings.ts';

const stepKeys: ReadonlySet<string> = new Set<StepKey>([...functionKeys, 'date', 'set']);

/** One step a line: the key, what was typed, and its label. @example '+ 12.50 taxi' */
export function printSteps(steps: readonly TapeStep[]): string {
	return steps
		.map(({ key, entry, label }) =>
			[key, entry, label].filter((part) => part !== undefined).join(' '),
		)
		.join('\n');
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

/** A number in the middle of being typed; empty when none is. */
export function parseTyped(text: string): string | null | undefined {
	if (text === '') return null;
	return isEntry(text) ? text : undefined;
}

function parseStep(line: string): TapeStep | undefined {
	const [key = '', ...rest] = line.split(' ');
	const [entry, ...words] = rest;
	const label = words.join(' ');
	const isLabelled = words.length > 0;
	if (!isStepKey(key) || (isLabelled && toLabel(label).label !== label)) return undefined;
	if (isLabelled && (key === 'set' || key === 'date')) return undefined;
	if (key === 'set')
		return withSetting(defaultSettings, entry ?? '') && { key, entry: entry ?? '' };
	if (key === 'date') {
		return entry && /^\d{4}-\d{2}-\d{2}$/.test(entry) ? { key, entry } : undefined;
	}
	if (entry === undefined) return { key };
	return isEntry(entry) ? { key, entry, ...toLabel(label) } : undefined;
}

function isStepKey(key: string): key is StepKey {
	return stepKeys.has(key);
}
