import type { Step } from './steps.ts';

/**
 * Runs the steps in their order, as many at a time as there are places. A step waits for the one it comes after, if
 * that is among them, and a step that runs alone waits until the others have ended. After a failure no other starts.
 */
export async function runSteps<Result extends { passed: boolean }>(
	steps: readonly Step[],
	places: number,
	run: (step: Step) => Promise<Result>,
): Promise<{ results: Result[]; waiting: Step[] }> {
	const waiting = [...steps];
	const running = new Map<Step, Promise<void>>();
	const results: Result[] = [];

	for (;;) {
		const failed = results.some(({ passed }) => !passed);
		const next = failed ? undefined : waiting.find((step) => canStart(step));
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
	}

	function canStart({ after, alone }: Step): boolean {
		const pending = [...waiting, ...running.keys()].some(({ title }) => title === after);
		const busy = [...running.keys()].some((step) => step.alone);
		return !pending && !busy && running.size < (alone ? 1 : places);
	}
}
