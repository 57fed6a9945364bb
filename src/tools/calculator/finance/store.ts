import { atom } from 'nanostores';
import { loadModule } from '#browser/load-module.ts';
import { savedJson } from '#browser/saved-json.ts';
import { report } from '#lib/report.ts';
import { isTyping } from '#tools/calculator/standard/state.ts';
import { recordSteps } from '#tools/calculator/steps.ts';
import { type Finance, freshFinance, type Key, setTerms } from './machine.ts';
import { parseFinance, printFinance } from './saved.ts';
import { sentencePerYear, sentenceRules, toKind, turnSentence } from './sentence.ts';
import { examples, type Register, type SentenceKind, type Terms } from './terms.ts';

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
	update((state) => {
		const { other } = sentenceRules[toKind(state)];
		const rest = { [other]: '0', perYear: sentencePerYear, begin: false };
		return solveSentence({ ...setTerms(state, { ...rest, ...changes }), kind: toKind(state) });
	}, 'sentence');
}

/** Another kind of sentence, with the amount that it had; a step of its own. */
export function pickKind(kind: SentenceKind) {
	financeSteps.end();
	update((state) => (toKind(state) === kind ? state : solveSentence(turnSentence(state))));
}

/** What the sentence looks for is found once there is an amount and a time. */
function solveSentence(state: Finance): Finance {
	const { terms, kind } = state;
	const { amount, found } = sentenceRules[kind];
	const complete = Number(terms[amount]) !== 0 && Number(terms.n) !== 0;
	return complete
		? loaded().solveFor(state, found, loaded().solve)
		: { ...state, terms: { ...terms, [found]: '0' } };
}

/** An example for the kind of sentence that is shown, with what is looked for. */
export function showExample() {
	update((state) => {
		const kind = toKind(state);
		return { ...freshFinance, kind, terms: examples[kind] };
	});
	solveRegister(sentenceRules[toKind($finance.get())].found);
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
