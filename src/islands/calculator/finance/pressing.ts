import { lateCode } from '#browser/late-code.ts';
import { $solver, loadSolver } from '#tools/calculator/finance/store.ts';

/** The keys, the five fields and what a press is told with: a phone shows them on request. */
export const { $code: $saying, need: needKeys } = lateCode(() => import('./saying.ts'));

/** Where the keys are beside the sentence, they come with it. Throws if they cannot be loaded. */
export async function prepareKeys() {
	if (!matchMedia('(width >= 43rem)').matches) return;
	await needKeys();
	if (!$saying.get()) throw new Error('The keys have not been loaded.');
}

/** Loads what a press needs. @returns nothing if it is there */
export function needPressing(): Promise<void> | undefined {
	if ($saying.get() && $solver.get() === 'ready') return undefined;
	return Promise.all([loadSolver(), needKeys()]).then(() => {});
}
