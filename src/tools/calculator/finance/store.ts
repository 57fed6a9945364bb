import { atom } from 'nanostores';
import { loadModule } from '#browser/load-module.ts';
import { savedJson } from '#browser/saved-json.ts';
import { report } from '#lib/report.ts';
import { isTyping } from '#tools/calculator/standard/state.ts';
import { recordSteps } from '#tools/calculator/steps.ts';
import { type Finance, freshFinance, type Key } from './machine.ts';
import { parseFinance, printFinance } from './saved.ts';
import { toKind } from './sentence.ts';
import type { Register, SentenceKind, Terms } from './terms.ts';

/** Values and display of one tab. Key `calculatorFinance`, JSON; all zero, monthly and at the end at first. */
export const $finance = savedJson<Finance>('calculatorFinance', {
	fallback: freshFinance,
	parse: parseFinance,
	print: printFinance,
	shared: false,
});

/** What keys do, and solving, which needs powers and logarithms to many digits: a script that is loaded for the first of them. */
export const $solver = atom<'waiting' | 'ready' | 'failed'>('waiting');

let solver: typeof import('./press.ts') | undefined;
/** Changes made while that script loads, in their order. */
let later: (() => void)[] = [];

export async function loadSolver() {
	if (solver) return;
	try {
		solver = await loadModule(() => import('./press.ts'));
		$solver.set('ready');
	} catch (error) {
		report(error, 'load the solver');
		$solver.set('failed');
	}
	const changes = later;
	later = [];
	// Without the script nothing is solved. The keys pressed after it are ignored too, because they depend on the
	// result.
	if (solver) for (const change of changes) change();
}

/** The display and the values, which undo brings back. That nothing was found is no step. */
export const financeSteps = recordSteps(
	() => {
		const { lastPress: _, ...values } = $finance.get();
		return values;
	},
	(values) => $finance.set({ ...values, lastPress: null }),
);

export function pressKey(key: Key) {
	update(
		(state) => loaded().pressFinance(state, key, loaded().solve),
		isTyping(key) ? 'typing' : undefined,
	);
}

export function solveRegister(register: Register) {
	update((state) => loaded().solveFor(state, register, loaded().solve));
}

/** The value that the other four give; undefined without one, and while the solver loads. */
export function findValue(terms: Terms, register: Register): string | undefined {
	const solution = solver?.solve(terms, register);
	return solution?.state === 'solved' ? solution.value : undefined;
}

/** Values of the sentence. */
export function writeSentence(changes: Partial<Terms>) {
	update((state) => loaded().writeSentence(state, changes, loaded().solve), 'sentence');
}

export function pickKind(kind: SentenceKind) {
	update((state) => loaded().pickKind(state, kind, loaded().solve));
}

export function showExample() {
	update((state) => loaded().showExample(state, loaded().solve));
}

/** All values are 0; the sentence stays of its kind. */
export function clearValues() {
	update((state) => ({ ...freshFinance, kind: toKind(state) }));
}

export function enterNumber(value: string) {
	update((state) => loaded().enterShown(state, value));
}

/** One of several solutions. */
export function pickSolution(register: Register, value: string) {
	update((state) => loaded().pickSolution(state, register, value));
}

/**
 * One change; while an earlier one waits for the script that solves, this one waits behind it.
 * @param tag changes with the same tag that follow each other are one step for undo
 */
export function update(change: (state: Finance) => Finance, tag?: string) {
	if (later.length > 0) {
		later.push(() => update(change, tag));
		return;
	}
	try {
		const after = change($finance.get());
		const kind = toKind(after);
		const changed = kind === after.kind ? after : { ...after, kind };
		financeSteps.act(() => $finance.set(changed), tag);
	} catch (error) {
		if (!(error instanceof SolverMissing)) throw error;
		later.push(() => update(change, tag));
		void loadSolver();
	}
}

class SolverMissing extends Error {}

function loaded() {
	if (!solver) throw new SolverMissing();
	return solver;
}
