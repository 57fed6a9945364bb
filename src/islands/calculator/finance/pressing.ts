import { lateCode } from '#browser/late-code.ts';
import { $solver, loadSolver } from '#tools/calculator/finance/store.ts';

/** What a press is told with. */
const saying = lateCode(() => import('./saying.ts'));

export const $saying = saying.$code;

/** Loads what a press needs. @returns nothing if it is there */
export function needPressing(): Promise<void> | undefined {
	if ($saying.get() && $solver.get() === 'ready') return undefined;
	return Promise.all([loadSolver(), saying.need()]).then(() => {});
}
