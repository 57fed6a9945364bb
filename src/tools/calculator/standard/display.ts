import { toFullText } from './arithmetic.ts';
import type { Standard } from './state.ts';

/** From the specification: characters of an entry, characters of the history. */
const entryShown = 10;
const cutMark = '...';
const historyShown = 40;

/**
 * An entry while it is typed, or a result by the rules of the display.
 * @example toShown('0.333333') // '0.33'
 * @example toShown('12345678901') // '1234567890...'
 */
export function toShown(value: string, typing = false): string {
	const text = typing ? value : toFullText(value);
	return text.length > entryShown ? `${text.slice(0, entryShown)}${cutMark}` : text;
}

/** Whether the display shows only the beginning of a number. */
export function isCut(shown: string): boolean {
	return shown.endsWith(cutMark);
}

type Shown = Pick<Standard, 'history' | 'open' | 'phase' | 'trace'>;

/**
 * The end of the history, with the entry where a key has computed it: `2 + √9`. A number that the cut would shorten is left
 * out: a part of it would read as another number.
 */
export function toShownHistory({ history: inner, open, phase, trace }: Shown): string {
	const history = [...open.map((outside) => `${outside.history}(`), inner].join('');
	const isComputed = phase === 'value' && trace !== null && !/^-?[\d.]+$/.test(trace);
	const whole = isComputed ? history + trace : history;
	const end = whole.slice(-historyShown);
	return whole.at(-historyShown - 1)?.trim() ? end.replace(/^\S+ ?/, '') : end;
}
