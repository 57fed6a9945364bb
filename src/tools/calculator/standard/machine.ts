import { calculate, isZero, type Operator, takeRoot, toFullText, toPlain } from './arithmetic.ts';
import {
	cleared,
	type Digit,
	digits,
	type Key,
	maxBrackets,
	maxDigits,
	type Standard,
} from './state.ts';
import { type Derivation, derive } from './trace.ts';

const historyKept = 200;
const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;

export function press(state: Standard, key: Key): Standard {
	if (key === 'clear') return cleared;
	if (state.fault) return pressAfterFault(state, key);
	switch (key) {
		case 'clear-entry':
			return clearEntry(state);
		case 'backspace':
			return eraseLast(state);
		case 'sign':
			return changeSign(state);
		case 'percent':
			return takePercent(state);
		case 'root':
			return pressCalculation(state, key, takeRoot(state.entry), 'root');
		case 'square':
			return pressCalculation(state, key, calculate(state.entry, '*', state.entry), 'range');
		case 'reciprocal':
			return pressCalculation(
				state,
				key,
				calculate('1', '/', state.entry),
				toFault('/', state.entry),
			);
		case 'point':
		case 'point-again':
			return typePoint(state, key);
		case 'equals':
			return pressEquals(state);
		case '+':
		case '-':
		case '*':
		case '/':
			return pressOperator(state, key);
		case '(':
			return openBracket(state);
		case ')':
			return closeBracket(state);
		default:
			return typeDigit(state, key);
	}
}

/** A number that was pasted, recalled or taken from the history takes the place of the entry. */
export function enter(state: Standard, value: string): Standard {
	// The history shows it as it is, not rounded, if it is no longer than what can be typed.
	const trace = value.length <= maxDigits + 2 ? value : null;
	return { ...startOperand(state), entry: value, trace, phase: 'value' };
}

/** Ends the typing of the entry: the next digit begins another. */
export function endEntry(state: Standard): Standard {
	if (state.phase !== 'typing') return state;
	return { ...state, trace: toOperand(state), phase: 'value' };
}

/** The operand in the history: as it was typed, or how it was computed; results are rounded. */
function toOperand({ entry, phase, trace }: Standard): string {
	if (trace !== null) return trace;
	return phase === 'typing' ? entry.replace(/\.$/, '') : toFullText(entry);
}

/** As in Windows: a digit starts a new number, equals and backspace only clear, the other keys do nothing. */
function pressAfterFault(state: Standard, key: Key): Standard {
	if (key === 'backspace' || key === 'clear-entry' || key === 'equals') return cleared;
	const begins = key === 'point' || key === '(' || digits.some((digit) => digit === key);
	return begins ? press(cleared, key) : state;
}

/** What is before the operand: nothing where no operation is open. */
function toHistory({ operator, history }: Standard): string {
	return operator ? history : '';
}

/** As `startEntry`; a number right after a bracket multiplies it. */
function startOperand(state: Standard): Standard {
	const isBracket = state.phase === 'value' && /^\(.*\)$/.test(state.trace ?? '');
	return startEntry(isBracket ? pressOperator(state, '*') : state);
}

/** A new entry after a result or an operator; a result also ends its history. */
function startEntry(state: Standard): Standard {
	if (state.phase === 'typing') return state;
	const history = toHistory(state);
	return { ...state, entry: '0', trace: null, phase: 'typing', history, fault: null };
}

function typeDigit(state: Standard, digit: Digit): Standard {
	const next = startOperand(state);
	if (next.entry.replace(/^-?0\.|\D/g, '').length >= maxDigits) return next;
	const entry = next.entry === '0' ? digit : next.entry + digit;
	return { ...next, entry };
}

/** `point-again` takes the place of the first. */
function typePoint(state: Standard, key: Key): Standard {
	const next = startOperand(state);
	if (key === 'point' && next.entry.includes('.')) return next;
	return { ...next, entry: `${next.entry.replace('.', '')}.` };
}

/** A result goes with its history, as in Windows; an open operation stays. */
function clearEntry(state: Standard): Standard {
	if (state.phase === 'done') return cleared;
	return { ...state, entry: '0', trace: null, phase: 'typing' };
}

function eraseLast(state: Standard): Standard {
	if (state.phase !== 'typing') return state;
	if (state.entry === '0' && !state.operator && state.open.length > 0)
		return takeBracketBack(state);
	const entry = state.entry.slice(0, -1);
	return { ...state, entry: /^-?0?$/.test(entry) ? '0' : entry };
}

function changeSign(state: Standard): Standard {
	const typing = state.phase === 'typing';
	if (state.entry === '0') return typing ? state : compute(state, '0', null);
	const entry = state.entry.startsWith('-') ? state.entry.slice(1) : `-${state.entry}`;
	return typing
		? { ...state, entry }
		: compute(state, entry, state.trace && derive('sign', state.trace));
}

/**
 * A hundredth after × and ÷, else a percentage of the number before: of the last result after equals,
 * and of 0 before the first result. That is how the calculator of Windows reads a lone percent; it has no brackets, in
 * which a lone percent is a hundredth.
 */
function takePercent(state: Standard): Standard {
	const operator = state.operator ?? state.repeat?.operator ?? (state.open.length > 0 ? '*' : null);
	const whole = operator === '*' || operator === '/' ? '1' : state.previous;
	const part = calculate(calculate(state.entry, '/', '100') ?? '0', '*', whole);
	return pressCalculation(state, 'percent', part, 'range');
}

/** A key that computes from the entry alone. @param value undefined for a fault */
function pressCalculation(
	state: Standard,
	key: Derivation,
	value: string | undefined,
	fault: Standard['fault'],
): Standard {
	const trace = keep(derive(key, toOperand(state)));
	return value === undefined
		? { ...compute(state, state.entry, trace), fault }
		: compute(state, value, trace);
}

function compute(state: Standard, entry: string, trace: string | null): Standard {
	return { ...startEntry(state), entry, trace, phase: 'value' };
}

function pressOperator(state: Standard, operator: Operator): Standard {
	const sign = ` ${signs[operator]} `;
	if (state.phase === 'waiting') {
		return { ...state, operator, history: state.history.slice(0, -sign.length) + sign };
	}
	const entry = state.operator
		? calculate(state.previous, state.operator, state.entry)
		: toPlain(state.entry);
	const history = keep(`${toHistory(state)}${toOperand(state)}${sign}`);
	if (entry === undefined) return { ...state, fault: toFault(state.operator, state.entry) };
	return {
		...state,
		entry,
		// With no operation before it the number is still the one that was typed, and may be used again.
		trace: state.operator ? null : toOperand(state),
		phase: 'waiting',
		previous: entry,
		operator,
		repeat: null,
		history,
	};
}

/** After a number it multiplies. */
function openBracket(state: Standard): Standard {
	if (state.open.length >= maxBrackets) return state;
	const isOperand = state.phase === 'value' || (state.phase === 'typing' && state.entry !== '0');
	const { previous, operator, history, open, fault } = isOperand
		? pressOperator(state, '*')
		: state;
	if (fault) return { ...state, fault };
	return { ...cleared, open: [...open, { previous, operator, history: operator ? history : '' }] };
}

/** What is in the bracket becomes the operand. */
function closeBracket(state: Standard): Standard {
	const outside = state.open.at(-1);
	if (!outside) return state;
	const { operator, previous } = state;
	const entry = operator ? calculate(previous, operator, state.entry) : toPlain(state.entry);
	const trace = keep(`(${toHistory(state)}${toOperand(state)})`);
	if (entry === undefined) return { ...state, fault: toFault(operator, state.entry) };
	return { ...cleared, ...outside, entry, trace, phase: 'value', open: state.open.slice(0, -1) };
}

function takeBracketBack(state: Standard): Standard {
	const outside = state.open.at(-1) ?? cleared;
	const open = state.open.slice(0, -1);
	if (!outside.operator) return { ...cleared, open };
	return { ...cleared, ...outside, entry: outside.previous, phase: 'waiting', open };
}

/** It also closes the brackets that are open. */
function pressEquals(state: Standard): Standard {
	if (state.open.length > 0) return press(closeBracket(state), 'equals');
	const operator = state.operator ?? state.repeat?.operator;
	const shown = toOperand(state);
	if (!operator) {
		return {
			...state,
			entry: toPlain(state.entry),
			trace: null,
			phase: 'done',
			history: `${shown} =`,
		};
	}
	const operand = state.operator ? state.entry : (state.repeat?.operand ?? state.entry);
	const left = state.operator ? state.previous : state.entry;
	const before = state.operator ? state.history : `${shown} ${signs[operator]} `;
	const typed = state.operator ? shown : state.repeat?.trace || toFullText(operand);
	const history = keep(`${before}${typed} =`);
	const entry = calculate(left, operator, operand);
	if (entry === undefined) {
		return { ...state, trace: null, history, fault: toFault(operator, operand) };
	}
	return {
		entry,
		trace: null,
		phase: 'done',
		previous: entry,
		operator: null,
		repeat: { operator, operand, trace: typed },
		history,
		open: [],
		fault: null,
	};
}

function toFault(operator: Operator | null, operand: string): 'zero' | 'range' {
	return operator === '/' && isZero(operand) ? 'zero' : 'range';
}

function keep(history: string): string {
	return history.slice(-historyKept);
}
