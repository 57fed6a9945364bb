import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { enter, press } from '#tools/calculator/standard/machine.ts';
import { cleared } from '#tools/calculator/standard/state.ts';
import { type Finance, type Key, type LastPress, setTerms } from './machine.ts';
import { isRegister, type Register, type Solve } from './terms.ts';

// Whatever a key does is loaded with the first one.
export { solve } from './tvm.ts';

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

export function solveFor(state: Finance, register: Register, solve: Solve): Finance {
	const solution = solve(state.terms, register);
	const lastPress = { register, ...solution };
	if (solution.state !== 'solved') return { ...state, lastPress, fresh: false };
	return showStored(state, register, solution.value, lastPress);
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

function showStored(
	state: Finance,
	register: Register,
	value: string,
	lastPress: LastPress,
): Finance {
	const terms = { ...state.terms, [register]: value };
	return { ...state, display: enter(cleared, value), fresh: false, terms, lastPress };
}
