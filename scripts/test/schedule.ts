import type { Step } from './steps.ts';

/**
 * Runs the steps in their order, as many at a time as there are places. A step waits for the one it comes after, if
 * that is among them, and a step that runs alone waits until the others have ended. After a failure no other starts, or,
 * if the run goes on, no other that comes after the one that failed.
 */
export async function runSteps<Result extends { passed: boolean }>(
	steps: readonly Step[],
	{ places, goesOn = false }: { places: number; goesOn?: boolean },
	run: (step: Step) => Promise<Result>,
): Promise<{ results: Result[]; waiting: Step[] }> {
	const waiting = [...steps];
	const running = new Map<Step, Promise<void>>();
	const results: Result[] = [];
	const failed = new Set<string>();

	for (;;) {
		const ends = failed.size > 0 && !goesOn;
		const next = ends ? undefined : waiting.find((step) => canStart(step));
		if (next) {
			waiting.splice(waiting.indexOf(next), 1);
			running.set(next, end(next));
		} else if (running.size > 0) await Promise.race(running.values());
		else return { results, waiting };
	}

	async function end(step: Step) {
		const result = await run(step);
		running.delete(step);
		results.push(result);
		if (!result.passed) failed.add(step.title);
	}

	function canStart({ after, alone }: Step): boolean {
		const pending = [...waiting, ...running.keys()].some(({ title }) => title === after);
		const busy = [...running.keys()].some((step) => step.alone);
		const isLost = after !== undefined && failed.has(after);
		return !pending && !isLost && !busy && running.size < (alone ? 1 : places);
	}
}
