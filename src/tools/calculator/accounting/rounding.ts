import { Decimal } from 'decimal.js';
import { Exact } from '#tools/calculator/decimal.ts';
import { type Settings, toPlaces } from './settings.ts';

/** The machine has twelve digits, as most desk machines do. */
export const machineDigits = 12;

const modes = {
	up: Decimal.ROUND_UP,
	'5/4': Decimal.ROUND_HALF_UP,
	cut: Decimal.ROUND_DOWN,
} as const;

/**
 * A result by the switches: rounded to the set decimals; with floating decimals cut to the twelve
 * digits of the machine. Undefined when its whole part does not fit.
 */
export function toResult(value: Decimal, settings: Settings): string | undefined {
	if (!value.isFinite()) return undefined;
	const wholeDigits = value.abs().trunc().toFixed(0).length;
	if (wholeDigits > machineDigits) return undefined;
	const places = toPlaces(settings);
	const result =
		places === undefined
			? value.toDecimalPlaces(machineDigits - wholeDigits, Decimal.ROUND_DOWN)
			: value.toDecimalPlaces(places, modes[settings.rounding]);
	if (result.abs().trunc().toFixed(0).length > machineDigits) return undefined;
	return toText(result);
}

/** A number as the machine prints it: a result has its set decimals, an entry at least those. */
export function toPrinted(value: string, settings: Settings): string {
	const number = new Exact(value);
	const places = Math.max(toPlaces(settings) ?? 0, number.decimalPlaces());
	const text = number.toFixed(places);
	return number.isZero() ? text.replace('-', '') : text;
}

/** Without powers of ten, and without a negative zero. */
export function toText(value: Decimal): string {
	return value.isZero() ? '0' : new Exact(value).toFixed();
}
