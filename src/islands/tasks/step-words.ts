import { fill } from '#i18n/messages.ts';
import type { Step } from '#tools/tasks/run/step.ts';
import { toStack } from '#tools/tasks/stack.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

type TraceWords = WorkshopMessages['trace'];

/** What a step is, in words: a call that begins or goes on, the line, what changed, what is returned. */
export function describeStep(
	code: string,
	steps: readonly Step[],
	at: number,
	t: TraceWords,
): string {
	const step = steps[at];
	if (!step) return '';
	const { line, variables, result } = step;
	const changed = findChanged(steps, at);
	const values = variables
		.filter(({ name }) => changed.includes(name))
		.map(({ name, text }) => `${name} = ${text}`);
	const returned = result === undefined ? [] : [fill(t.returns, { value: result })];
	const read = `${fill(t.line, { line })}: ${code.split('\n')[line - 1]?.trim().replace(/[;{]$/, '').trim()}`;
	const words = [...describeCall(steps, at, t), read, ...values, ...returned];
	return `${words.join('. ')}.`;
}

function describeCall(steps: readonly Step[], at: number, t: TraceWords): string[] {
	const step = steps[at];
	if (!step || at === 0 || steps[at - 1]?.call === step.call || step.call === 0) return [];
	const isFirst = steps.findIndex(({ call }) => call === step.call) === at;
	const depth = toStack(steps, at).length;
	return [fill(isFirst ? t.calls : t.backIn, { name: toFunctionName(step, t), depth })];
}

/** The function of a step, also where it has no name. */
export function toFunctionName({ name, call }: Step, t: TraceWords): string {
	return name || (call === 0 ? t.outside : t.unnamed);
}

/** Names of the variables that are new or other than at the step before in the same call. */
export function findChanged(steps: readonly Step[], at: number): string[] {
	const step = steps[at];
	const before = steps.slice(0, at).findLast(({ call }) => call === step?.call);
	if (!step || !before) return [];
	return step.variables
		.filter(
			({ name, text }) => before.variables.find((other) => other.name === name)?.text !== text,
		)
		.map(({ name }) => name);
}
