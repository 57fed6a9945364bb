import { savedAtom, savedFlag } from '#browser/saved.ts';
import { toSpeed, usualSpeed } from './speed.ts';

/** How fast the tickers of all pages move, flat and in space. */
export const $tickerSpeed = savedAtom('tickerSpeed', {
	fallback: usualSpeed,
	parse: (text) => (String(toSpeed(text)) === text ? Number(text) : undefined),
	print: String,
});
/** Whether a visitor has stopped the flat ones. */
export const $tickerPaused = savedFlag('tickerPaused', false);
