/**
 * The standard mode of the Windows calculator, written down from its behaviour as a register
 * machine over exact fractions: an accumulator, a display, a pending operation and the operand that
 * equals repeats. It shares no code with the calculator it judges.
 */
export interface Windows {
	typed: string | null;
	shown: Fraction;
	last: Fraction;
	held: Fraction;
	operator: string;
	/** A chain is open: the next operator or equals finishes it. */
	open: boolean;
	repeating: boolean;
	afterOperator: boolean;
	error: boolean;
}

export type Fraction = readonly [bigint, bigint];

const zero: Fraction = [0n, 1n];

export const off: Windows = {
	typed: null,
	shown: zero,
	last: zero,
	held: zero,
	operator: '',
	open: false,
	repeating: false,
	afterOperator: false,
	error: false,
};

export function pressWindows(before: Windows, key: string): Windows {
	if (key === 'C') return off;
	if (before.error) {
		if (/[\d.]/.test(key)) return pressWindows(off, key);
		return key === '=' || key === '<' ? off : before;
	}
	if (/[\d.]/.test(key)) return typeKey(before, key);
	if (key === '<') return erase(before);
	if (key === '~' && before.typed !== null) return toggle(before);
	const settled = { ...before, typed: null };
	if (key === '~') return { ...settled, shown: negate(before.shown), afterOperator: false };
	if (key === '%') {
		const hundredth = divide(before.shown, [100n, 1n]);
		const factor = /[*/]/.test(before.operator) ? ([1n, 1n] as const) : before.last;
		return { ...settled, shown: multiply(hundredth, factor), afterOperator: false };
	}
	return key === '=' ? equals(settled) : operate(settled, key);
}

export function toDecimalText([numerator, denominator]: Fraction, digits: number): string {
	const scaled = (numerator * 10n ** BigInt(digits)) / denominator;
	const text = `${scaled < 0n ? -scaled : scaled}`.padStart(digits + 1, '0');
	return `${scaled < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function typeKey(before: Windows, key: string): Windows {
	const start = before.typed ?? '0';
	if (key === '.' && start.includes('.')) return before;
	// Sixteen digits; the zero before a point is not counted.
	if (key !== '.' && start.replace(/^-?0[.]/, '').match(/\d/g)?.length === 16) return before;
	const typed = key !== '.' && start === '0' ? key : start + key;
	return { ...before, typed, shown: parse(typed), afterOperator: false };
}

function erase(before: Windows): Windows {
	if (before.typed === null) return before;
	const typed = before.typed.slice(0, -1);
	const rest = ['', '-', '-0'].includes(typed) ? '0' : typed;
	return { ...before, typed: rest, shown: parse(rest) };
}

function toggle(before: Windows): Windows {
	const { typed } = before;
	if (typed === null || typed === '0') return before;
	const other = typed.startsWith('-') ? typed.slice(1) : `-${typed}`;
	return { ...before, typed: other, shown: parse(other) };
}

function operate(before: Windows, operator: string): Windows {
	if (before.afterOperator) return { ...before, operator };
	const value = before.open ? apply(before.last, before.operator, before.shown) : before.shown;
	if (!value) return { ...before, error: true };
	return {
		...before,
		shown: value,
		last: value,
		operator,
		open: true,
		repeating: false,
		afterOperator: true,
	};
}

function equals(before: Windows): Windows {
	const closed = { ...before, open: false, afterOperator: false };
	if (!before.operator) return closed;
	const last = before.repeating ? before.shown : before.last;
	const held = before.repeating ? before.held : before.shown;
	const value = apply(last, before.operator, held);
	return value
		? { ...closed, shown: value, last: value, held, repeating: true }
		: { ...closed, error: true };
}

function apply(a: Fraction, operator: string, b: Fraction): Fraction | undefined {
	if (operator === '*') return multiply(a, b);
	if (operator === '/') return b[0] === 0n ? undefined : divide(a, b);
	const other = operator === '-' ? negate(b) : b;
	return reduce([a[0] * other[1] + other[0] * a[1], a[1] * other[1]]);
}

function multiply(a: Fraction, b: Fraction): Fraction {
	return reduce([a[0] * b[0], a[1] * b[1]]);
}

function divide(a: Fraction, b: Fraction): Fraction {
	return reduce(b[0] < 0n ? [-a[0] * b[1], -a[1] * b[0]] : [a[0] * b[1], a[1] * b[0]]);
}

function negate([numerator, denominator]: Fraction): Fraction {
	return [-numerator, denominator];
}

function reduce([numerator, denominator]: Fraction): Fraction {
	let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
	while (b) [a, b] = [b, a % b];
	return [numerator / a, denominator / a];
}

function parse(typed: string): Fraction {
	const [whole = '', part = ''] = typed.replace('-', '').split('.');
	const numerator = BigInt(`0${whole}${part}`) * (typed.startsWith('-') ? -1n : 1n);
	return reduce([numerator, 10n ** BigInt(part.length)]);
}
