import { savedAtom, savedFlag } from '#browser/saved.ts';
import { toSpeed, usualSpeed } from './speed.ts';

/** How fast the flat tickers of all pages move, and whether a visitor has stopped them. */
export const $tickerSpeed = savedAtom('tickerSpeed', {
	fallback: usualSpeed,
	parse: (text) => (String(toSpeed(text)) === text ? Number(text) : undefined),
	print: String,
});
export const $tickerPaused = savedFlag('tickerPaused', false);
