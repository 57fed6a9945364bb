import { useEffect, useRef, useState } from 'react';
import { report } from '#lib/report.ts';
import type { SolverJob } from '#tools/cube3d/solver/answers.ts';
import { askSolver } from './solver-client.ts';

export interface SolverState {
	/** The job at which the solver is. */
	busy: SolverJob['kind'] | undefined;
	failed: boolean;
	/** Turns of the best solution so far. */
	best: number | undefined;
	/** Begins a job, unless one is running; `use` gets its answer. */
	ask: <Answer>(
		job: SolverJob,
		read: (answer: unknown) => Answer | undefined,
		use: (answer: Answer) => void,
	) => void;
	cancel: () => void;
}

/** The solver for a component: it ends with it. */
export function useSolver(): SolverState {
	const [busy, setBusy] = useState<SolverJob['kind']>();
	const [failed, setFailed] = useState(false);
	const [best, setBest] = useState<number>();
	const running = useRef<AbortController>(undefined);

	useEffect(() => () => running.current?.abort(), []);

	async function ask<Answer>(
		job: SolverJob,
		read: (answer: unknown) => Answer | undefined,
		use: (answer: Answer) => void,
	) {
		if (running.current) return;
		const own = new AbortController();
		running.current = own;
		setBusy(job.kind);
		setFailed(false);
		setBest(undefined);
		try {
			use(await askSolver(job, read, own.signal, setBest));
		} catch (error) {
			if (own.signal.aborted) return;
			report(error, 'solve the cube');
			setFailed(true);
		} finally {
			if (running.current === own) {
				running.current = undefined;
				setBusy(undefined);
			}
		}
	}

	function cancel() {
		running.current?.abort();
		running.current = undefined;
		setBusy(undefined);
	}

	return { busy, failed, best, ask, cancel };
}
