import createBig from 'big.js';

/** Digits that a result keeps and that can be copied; more are carried to round them rightly. */
const exactDigits = 40;

/** As in other calculators: what is larger is an overflow, what is nearer to zero is zero. */
const largestExponent = 9999;

/** Digits that are carried from one operation to the next. */
const carriedDigits = 64;
const halfUp = 1;

/** From the specification: decimals of a number that is not whole. */
const decimalsShown = 2;
const scientificDigits = 3;

/** A library of its own for the standard calculator: a fifth of the size of the library of the others. */
const Big = createBig();
Big.RM = halfUp;
Big.NE = -exactDigits;
Big.PE = carriedDigits;

type Big = createBig.Big;

export type Operator = '+' | '-' | '*' | '/';

/** Undefined for a division by zero and for what is too large to be a number. */
export function calculate(left: string, operator: Operator, right: string): string | undefined {
	const a = new Big(left);
	const b = new Big(right);
	if (operator === '/' && b.eq(0)) return undefined;
	const result = apply(a, operator, b).prec(carriedDigits, halfUp);
	if (result.e > largestExponent) return undefined;
	return isDust(result, operator, a) || result.e < -largestExponent ? '0' : print(result);
}

/** Undefined for a negative number. */
export function takeRoot(value: string): string | undefined {
	const number = new Big(value);
	if (number.lt(0)) return undefined;
	return print(
		withPlaces(-Math.floor(number.e / 2), () => number.sqrt()).prec(carriedDigits, halfUp),
	);
}

export function isZero(value: string): boolean {
	return new Big(value).eq(0);
}

/** @example toPlain('5.') // '5' */
export function toPlain(value: string): string {
	return print(new Big(value));
}

/** The value with all digits that are certain. @example toExactText('0.3333…') // 40 digits */
export function toExactText(value: string): string {
	return print(new Big(value).prec(exactDigits, halfUp));
}

/** Two decimals unless whole; what would read 0.00 and is not zero is shown in powers of ten. */
export function toFullText(value: string): string {
	const number = new Big(value).prec(exactDigits, halfUp);
	if (number.e >= exactDigits) return toScientific(number);
	if (number.eq(number.round(0, 0))) return toFixed(number, 0);
	const rounded = toFixed(number, decimalsShown);
	return Number(rounded) === 0 ? toScientific(number) : rounded;
}

function apply(a: Big, operator: Operator, b: Big): Big {
	switch (operator) {
		case '+':
			return a.plus(b);
		case '-':
			return a.minus(b);
		case '*':
			return a.times(b);
		case '/':
			return withPlaces(b.e - a.e + 1, () => a.div(b));
	}
}

/** The library divides to a number of decimals; a quotient needs more the smaller it is. */
function withPlaces(zeros: number, divide: () => Big): Big {
	Big.DP = carriedDigits + Math.max(0, zeros) + 1;
	return divide();
}

/** A rounding remainder such as that of 1 ÷ 3 × 3 − 1 counts as zero. */
function isDust(result: Big, operator: Operator, a: Big): boolean {
	if (operator === '*' || operator === '/' || result.eq(0)) return false;
	return result.e < a.e - 58;
}

/** Without a negative zero. */
function print(value: Big): string {
	return value.eq(0) ? '0' : value.toString();
}

function toFixed(value: Big, places: number): string {
	const text = value.toFixed(places);
	return Number(text) === 0 ? text.replace('-', '') : text;
}

/** @example toScientific(0.0000012345) // '1.23e-6' */
function toScientific(value: Big): string {
	return value.prec(scientificDigits, halfUp).toExponential();
}
