import type { Step } from './run/step.ts';

/** The calls that run or wait at a step, the innermost first: each is the last step that it had. */
export function toStack(steps: readonly Step[], at: number): Step[] {
	const latest = new Map(steps.slice(0, at + 1).map((step) => [step.call, step]));
	const stack = new Set<Step>();
	let step = steps[at];
	// Two asynchronous functions may wait for each other.
	while (step && !stack.has(step)) {
		stack.add(step);
		step = step.caller === undefined ? undefined : latest.get(step.caller);
	}
	return [...stack];
}

/** Names that hold one object, a list of names for each object that has several; a caller's name is followed by the function. */
export function findShared(stack: readonly Step[]): string[][] {
	const names = new Map<number, Set<string>>();
	const add = (object: number | null | undefined, name: string) => {
		if (object) names.set(object, (names.get(object) ?? new Set()).add(name));
	};
	for (const [depth, { name, variables }] of stack.entries()) {
		const owner = depth > 0 && name ? ` (${name})` : '';
		for (const variable of variables) {
			add(variable.object, `${variable.name}${owner}`);
			for (const [place, object] of variable.objects?.entries() ?? []) {
				add(object, `${variable.name}[${variable.keys?.[place] ?? place}]${owner}`);
			}
		}
	}
	return [...names.values()].filter(({ size }) => size > 1).map((set) => [...set]);
}
