import { operators, type Standard } from './machine.ts';

const phases = ['typing', 'value', 'waiting', 'done'] as const;
const faults = ['zero', 'range', 'root', null] as const;
const longest = 256;

/**
 * Reads a calculation in progress; undefined when any part of it is not what the calculator writes.
 */
export function parseStandard(text: string): Standard | undefined {
	try {
		return toStandard(JSON.parse(text));
	} catch {
		return undefined;
	}
}

/**
 * A pasted number. White space is removed, a comma counts as the point.
 * @example parseNumber(' 1 250,5 ') // '1250.5'
 */
export function parseNumber(text: string): string | undefined {
	if (text.length > longest) return undefined;
	const number = text.replace(/\s/g, '').replace(',', '.').replace(/^−/, '-');
	return /^-?\d{1,32}(\.\d{1,32})?$/.test(number) ? number : undefined;
}

function toStandard(value: unknown): Standard | undefined {
	if (!isRecord(value)) return undefined;
	const { entry, previous, history } = value;
	const phase = phases.find((one) => one === value.phase);
	const fault = faults.find((one) => one === value.fault);
	const operator = toOperator(value.operator);
	const repeat = toRepeat(value.repeat);
	if (!isNumber(entry) || !isNumber(previous) || typeof history !== 'string') return undefined;
	if (history.length > longest || !phase) return undefined;
	if (fault === undefined || operator === undefined || repeat === undefined) return undefined;
	return { entry, phase, previous, operator, repeat, history, fault };
}

function toOperator(value: unknown) {
	return value === null ? null : operators.find((operator) => operator === value);
}

function toRepeat(value: unknown): Standard['repeat'] | undefined {
	if (value === null) return null;
	if (!isRecord(value) || !isNumber(value.operand)) return undefined;
	const operator = toOperator(value.operator);
	return operator ? { operator, operand: value.operand } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is string {
	return (
		typeof value === 'string' &&
		value.length <= longest &&
		/^-?\d+(\.\d*)?(e[+-]?\d{1,4})?$/.test(value)
	);
}
