import fc from 'fast-check';

/** A fraction of whole numbers: not the decimals of the calculator, so that both are not wrong together. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const digits = (from: number, to: number) =>
	fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: from, maxLength: to });

/** A number as it is typed, without a sign: `607.85`. */
const number = (most: number) =>
	fc
		.tuple(fc.integer({ min: 1, max: 9 }), digits(0, most - 1), digits(0, 3))
		.map(([first, rest, decimals]) => `${first}${rest}${decimals && `.${decimals}`}`);

const step = fc.oneof(
	fc.tuple(fc.constantFrom('+', '-'), number(9)),
	fc.tuple(fc.constant('*'), number(2)),
);

/** A sum as it is typed, whose result has fewer digits than the calculator keeps: `18857.451-33114057*3`. */
const sum = fc
	.tuple(number(9), fc.array(step, { minLength: 1, maxLength: 5 }))
	.map(([first, steps]) => first + steps.flat().join(''));

/** So many sums, the same ones in each run. */
export function drawSums(count: number): string[] {
	return fc.sample(sum, { numRuns: count, seed: 18 });
}

/** The result of such a sum from left to right, exact. @example computeSum('2+3*4.5') // '22.5' */
export function computeSum(text: string): string {
	const [first = '0', ...rest] = text.match(/[\d.]+|[-+*]/g) ?? [];
	let result = toFraction(first);
	for (let index = 0; index < rest.length; index += 2) {
		result = apply(result, rest[index] ?? '', toFraction(rest[index + 1] ?? '0'));
	}
	return toDecimal(result);
}

function apply([a, b]: Fraction, operator: string, [c, d]: Fraction): Fraction {
	if (operator === '*') return [a * c, b * d];
	return [operator === '+' ? a * d + c * b : a * d - c * b, b * d];
}

function toFraction(text: string): Fraction {
	const [whole = '', decimals = ''] = text.split('.');
	return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

function toDecimal([numerator, denominator]: Fraction): string {
	const size = numerator < 0n ? -numerator : numerator;
	let rest = size % denominator;
	let decimals = '';
	while (rest > 0n) {
		decimals += (rest * 10n) / denominator;
		rest = (rest * 10n) % denominator;
	}
	return `${numerator < 0n ? '-' : ''}${size / denominator}${decimals && `.${decimals}`}`;
}
