import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import {
	cleared,
	enter,
	press,
	type Standard,
	type Key as StandardKey,
} from '#tools/calculator/standard/machine.ts';
import {
	isRegister,
	type Register,
	registers,
	type Solution,
	type Solve,
	type Terms,
} from './terms.ts';

export type Key = StandardKey | Register | 'begin';

export interface Finance {
	/** The display is a standard calculator: a value can be worked out before it is stored. */
	display: Standard;
	/** The display holds a number that no key has taken yet: the next of the five keys stores it. */
	fresh: boolean;
	terms: Terms;
	/** What the schedule adds to each payment: a decimal text without a sign. */
	extra: string;
	/** What the last of the five keys did; null after any other. */
	lastPress: LastPress | null;
}

export type LastPress = { register: Register } & (Solution | { state: 'stored' });

export const freshFinance: Finance = {
	display: cleared,
	fresh: false,
	terms: { n: '0', i: '0', pv: '0', pmt: '0', fv: '0', perYear: 12, begin: false },
	extra: '0',
	lastPress: null,
};

/** As on HP calculators: a key after a number stores the number, the key alone solves for its value. */
export function pressFinance(state: Finance, key: Key, solve: Solve): Finance {
	if (key === 'begin') return setTerms(state, { begin: !state.terms.begin });
	if (isRegister(key)) {
		return state.fresh ? storeShown(state, key) : solveFor(state, key, solve);
	}
	const display = press(state.display, key);
	return { ...state, display, fresh: key !== 'clear' && key !== 'clear-entry', lastPress: null };
}

/** Whether something was entered that setting all to 0 would lose. */
export function holdsValues({ terms }: Finance): boolean {
	return registers.some((register) => Number(terms[register]) !== 0);
}

/** A value written into its field. */
export function storeValue(state: Finance, register: Register, value: string): Finance {
	return { ...setTerms(state, { [register]: value }), lastPress: { register, state: 'stored' } };
}

export function setTerms(state: Finance, terms: Partial<Terms>): Finance {
	return { ...state, terms: { ...state.terms, ...terms }, lastPress: null };
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
