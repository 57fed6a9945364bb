import { Decimal } from 'decimal.js';

/** Digits that a result keeps and that can be copied; more are carried to round them rightly. */
export const exactDigits = 40;

/** As in other calculators: what is larger is an overflow. */
export const largestExponent = 9999;

export const Exact = Decimal.clone({
	precision: 64,
	rounding: Decimal.ROUND_HALF_UP,
	toExpNeg: -exactDigits,
	toExpPos: 64,
	maxE: largestExponent,
	minE: -largestExponent,
});

export type Operator = '+' | '-' | '*' | '/';

/** Undefined for a division by zero and for what is too large to be a number. */
export function calculate(left: string, operator: Operator, right: string): string | undefined {
	const a = new Exact(left);
	const b = new Exact(right);
	const result = apply(a, operator, b);
	if (!result.isFinite()) return undefined;
	return isDust(result, operator, a) ? '0' : result.toString();
}

/** Undefined for a negative number. */
export function takeRoot(value: string): string | undefined {
	const root = new Exact(value).sqrt();
	return root.isNaN() ? undefined : root.toString();
}

/** The value with all digits that are certain. @example toExactText('0.3333…') // 40 digits */
export function toExactText(value: string): string {
	return new Exact(value).toSignificantDigits(exactDigits).toString();
}

function apply(a: Decimal, operator: Operator, b: Decimal): Decimal {
	switch (operator) {
		case '+':
			return a.plus(b);
		case '-':
			return a.minus(b);
		case '*':
			return a.times(b);
		case '/':
			return a.dividedBy(b);
	}
}

/** What is left of 1 ÷ 3 × 3 − 1: the last carried digits, no number. */
function isDust(result: Decimal, operator: Operator, a: Decimal): boolean {
	if (operator === '*' || operator === '/' || result.isZero()) return false;
	return result.abs().lessThan(a.abs().times('1e-58'));
}
