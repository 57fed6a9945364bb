import { type Locale, toDirection } from './locales.ts';

/** From what was before to what is now, in the direction of reading; with the mark that gives this direction to its line. @example toArrow('en') // '→' */
export function toArrow(locale: Locale): string {
	return toDirection(locale) === 'rtl' ? '\u200f←' : '→';
}
