import { type ExactSum, toExact } from './convert.ts';

/**
 * The result of a sum whose order of operations is clear, exactly; undefined for a division by zero and for a sum with a per
 * cent in it: of what it is one, is not known.
 * @example computeSum(['5', '*', '(', '1', '+', '2', ')']) // { over: 15n, under: 1n }
 */
export function computeSum(parts: readonly string[]): ExactSum | undefined {
	if (parts.includes('%')) return undefined;
	const rest = [...parts];
	const result = readLevel();
	return result.under === 0n ? undefined : result;

	/** Up to the bracket that ends it. */
	function readLevel(): ExactSum {
		let sum = readOperand();
		for (let sign = rest.shift(); sign !== undefined && sign !== ')'; sign = rest.shift())
			sum = operate(sum, sign, readOperand());
		return sum;
	}

	function readOperand(): ExactSum {
		const part = rest.shift() ?? '';
		return part === '(' ? readLevel() : toExact(part);
	}
}

function operate(one: ExactSum, sign: string, two: ExactSum): ExactSum {
	if (sign === '*') return { over: one.over * two.over, under: one.under * two.under };
	if (sign === '/') {
		const under = one.under * two.over;
		// Without a value, and so is whatever is computed with it.
		if (under === 0n) return { over: 0n, under };
		const over = one.over * two.under;
		return under < 0n ? { over: -over, under: -under } : { over, under };
	}
	const over = two.over * one.under * (sign === '-' ? -1n : 1n);
	return { over: one.over * two.under + over, under: one.under * two.under };
}
