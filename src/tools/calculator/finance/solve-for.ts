import { enter } from '#tools/calculator/standard/machine.ts';
import { cleared } from '#tools/calculator/standard/state.ts';
import type { Finance, LastPress } from './machine.ts';
import type { Register, Solve } from './terms.ts';

/** A value that follows from the other four, if there is one. */
export function solveFor(state: Finance, register: Register, solve: Solve): Finance {
	const solution = solve(state.terms, register);
	const lastPress = { register, ...solution };
	if (solution.state !== 'solved') return { ...state, lastPress, fresh: false };
	return showStored(state, register, solution.value, lastPress);
}

/** A value in its place and on the display. */
export function showStored(
	state: Finance,
	register: Register,
	value: string,
	lastPress: LastPress,
): Finance {
	const terms = { ...state.terms, [register]: value };
	return { ...state, display: enter(cleared, value), fresh: false, terms, lastPress };
}
