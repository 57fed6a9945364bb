import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { enter, press } from '#tools/calculator/standard/machine.ts';
import { type Finance, type Key, setTerms } from './machine.ts';
import { showStored, solveFor } from './solve-for.ts';
import { isRegister, type Register, type Solve } from './terms.ts';

// Whatever a key or the sentence does is loaded with the first one.
export { solve } from './tvm.ts';
export { pickKind, showExample, writeSentence } from './write-sentence.ts';
export { solveFor };

/** As on HP calculators: a key after a number stores the number, the key alone solves for its value. */
export function pressFinance(state: Finance, key: Key, solve: Solve): Finance {
	if (key === 'begin') return setTerms(state, { begin: !state.terms.begin });
	if (isRegister(key)) {
		return state.fresh ? storeShown(state, key) : solveFor(state, key, solve);
	}
	const display = press(state.display, key);
	return { ...state, display, fresh: key !== 'clear' && key !== 'clear-entry', lastPress: null };
}

export function enterShown(state: Finance, value: string): Finance {
	return { ...state, display: enter(state.display, value), fresh: true, lastPress: null };
}

/** One of several solutions. */
export function pickSolution(state: Finance, register: Register, value: string): Finance {
	return showStored(state, register, value, { register, state: 'solved', value });
}

function storeShown(state: Finance, register: Register): Finance {
	if (state.display.fault) return state;
	const value = toExactText(state.display.entry);
	return showStored(state, register, value, { register, state: 'stored' });
}
