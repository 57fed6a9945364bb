import { toFullText } from './arithmetic.ts';

/** From the specification: characters of an entry, characters of the history. */
const entryShown = 10;
const historyShown = 40;

/**
 * An entry while it is typed, or a result by the rules of the display.
 * @example toShown('0.333333') // '0.33'
 * @example toShown('12345678901') // '1234567890...'
 */
export function toShown(value: string, typing = false): string {
	const text = typing ? value : toFullText(value);
	return text.length > entryShown ? `${text.slice(0, entryShown)}...` : text;
}

/** The end of the history. */
export function toShownHistory(history: string): string {
	return history.slice(-historyShown);
}
