import { Exact, exactDigits, toExactText } from '#tools/calculator/decimal.ts';

/** From the specification: characters of an entry, characters of the history, decimals. */
export const entryShown = 10;
export const historyShown = 40;
export const decimalsShown = 2;

const scientificDigits = 3;
const longest = `1e${exactDigits}`;

/**
 * An entry while it is typed, or a result by the rules of the display.
 * @example toShown('0.333333') // '0.33'
 * @example toShown('12345678901') // '1234567890...'
 */
export function toShown(value: string, typing = false): string {
	const text = typing ? value : toFullText(value);
	return text.length > entryShown ? `${text.slice(0, entryShown)}...` : text;
}

/** Two decimals unless whole; what would read 0.00 and is not zero is shown in powers of ten. */
export function toFullText(value: string): string {
	const number = new Exact(toExactText(value));
	if (number.abs().greaterThanOrEqualTo(longest)) return toScientific(number);
	if (number.isInteger()) return number.toFixed(0);
	const rounded = number.toFixed(decimalsShown);
	if (Number(rounded) !== 0) return rounded;
	return toScientific(number);
}

/** The end of the history. */
export function toShownHistory(history: string): string {
	return history.slice(-historyShown);
}

/** @example toScientific(0.0000012345) // '1.23e-6' */
function toScientific(number: InstanceType<typeof Exact>): string {
	return new Exact(number.toPrecision(scientificDigits)).toExponential();
}
