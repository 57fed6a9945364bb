import { countCopies } from './line-motion.ts';

/** Speed of a ticker, as the slider gives it. 0 stops. */
export const slowest = 0;
export const fastest = 6;
export const speedStep = 0.2;
export const usualSpeed = 1;

/** How far a flat ticker moves in a second at speed 1. */
const pixelsPerSecond = 60;
/** How often a flat ticker shows its line at most. */
const mostRepeats = 8;

/** A speed the slider can have; nonsense is the usual speed. @example toSpeed('2.31') // 2.4 */
export function toSpeed(text: string): number {
	const value = text.trim() === '' ? Number.NaN : Number(text);
	if (!Number.isFinite(value)) return usualSpeed;
	const steps = Math.round(Math.min(fastest, Math.max(slowest, value)) / speedStep);
	// 0.2 is not exact: 3 * 0.2 is 0.6000000000000001.
	return Math.round(steps * speedStep * 10) / 10;
}

/**
 * How often a line is shown, so that its end is never visible: one more than fill the width. A line of forty rates is
 * wider than any screen, and two of it are enough.
 * @example countRepeats(1200, 500) // 4
 */
export function countRepeats(seenPx: number, linePx: number): number {
	return Math.min(mostRepeats, Math.max(2, countCopies(seenPx, linePx)));
}

/** Milliseconds that one line of that width takes at speed 1. */
export function toLapMs(widthPx: number): number {
	return (Math.max(1, widthPx) / pixelsPerSecond) * 1000;
}
