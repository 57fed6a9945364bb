import { toTrusted } from '#browser/trusted-address.ts';
import type { SolverJob } from '#tools/cube3d/solver/answers.ts';
import address from './solver-worker.ts?worker&url';

/** The first job makes the tables, on a slow phone for some seconds; no job takes longer than this. */
const limitMs = 20_000;

let worker: Worker | undefined;

/**
 * Asks the worker, which is loaded for the first job and kept for the next ones. Rejects if it cannot be started, fails
 * or takes too long. The signal ends it, whatever it does. `read` reads its answer; before it,
 * `tell` is told how many turns the best solution so far has.
 */
export function askSolver<Answer>(
	job: SolverJob,
	read: (answer: unknown) => Answer | undefined,
	signal: AbortSignal,
	tell: (turns: number) => void,
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const over = new AbortController();
		const timer = setTimeout(() => fail(new Error('The solver takes too long.')), limitMs);

		function end() {
			over.abort();
			clearTimeout(timer);
		}

		function fail(error: unknown) {
			end();
			worker?.terminate();
			worker = undefined;
			reject(error);
		}

		signal.addEventListener('abort', () => fail(signal.reason), { signal: over.signal });
		try {
			worker ??= new Worker(toTrusted('cube-solver', address), { type: 'module' });
		} catch (error) {
			fail(error);
			return;
		}
		worker.addEventListener('error', fail, { signal: over.signal });
		worker.addEventListener(
			'message',
			({ data }) => {
				if (typeof data === 'number') return tell(data);
				const answer = read(data);
				if (answer === undefined) return fail(new Error('The solver has answered something else.'));
				end();
				resolve(answer);
			},
			{ signal: over.signal },
		);
		worker.postMessage(job);
	});
}
