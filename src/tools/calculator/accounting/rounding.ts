import createBig from 'big.js';
import { Exact, isZero } from '#tools/calculator/exact.ts';
import { type AccountingSettings, toPlaces } from './settings.ts';

/** The calculator has twelve digits, as most desk calculators do. */
export const machineDigits = 12;

const modes = {
	up: createBig.roundUp,
	'5/4': createBig.roundHalfUp,
	cut: createBig.roundDown,
} as const;

/**
 * A result by the switches: rounded to the set decimals; with floating decimals cut to twelve digits. Undefined when
 * its whole part does not fit.
 */
export function toResult(value: Exact, settings: AccountingSettings): string | undefined {
	const wholeDigits = countWholeDigits(value);
	if (wholeDigits > machineDigits) return undefined;
	const places = toPlaces(settings);
	const result =
		places === undefined
			? value.round(machineDigits - wholeDigits, createBig.roundDown)
			: value.round(places, modes[settings.rounding]);
	return countWholeDigits(result) > machineDigits ? undefined : toText(result);
}

/** A number as the calculator prints it: a result has its set decimals, an entry at least those. */
export function toPrinted(value: string, settings: AccountingSettings): string {
	const number = new Exact(value);
	const text = number.toFixed(Math.max(toPlaces(settings) ?? 0, countDecimals(number)));
	return isZero(number) ? text.replace('-', '') : text;
}

/** Without powers of ten, and without a negative zero. */
export function toText(value: Exact): string {
	return isZero(value) ? '0' : value.toFixed();
}

function countWholeDigits({ e }: Exact): number {
	return Math.max(1, e + 1);
}

function countDecimals({ c, e }: Exact): number {
	return Math.max(0, c.length - e - 1);
}
