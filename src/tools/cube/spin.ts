import { type Attitude, turnByDrag } from './turn.ts';

/** Where the pointer was, in pixels, and when, in milliseconds. */
export interface Place {
	x: number;
	y: number;
	at: number;
}

/** Speed of a drag, in pixels per second. */
export interface Speed {
	across: number;
	down: number;
}

/** Only the last part of a drag counts: a visitor who slows down before letting go wants the cube to stay. */
const trailMs = 80;
/** How many places of a drag are kept: enough for `trailMs` on a fast screen. */
export const trailLength = 16;
/** Two events of one moment would make an endless speed. */
const shortestMs = 8;
const slowestSpin = 120;
const fastestSpin = 3000;
/** A slower cube rests. */
const restingSpeed = 12;
/** In this time the speed falls to about a third. */
const fadeMs = 400;

/** The speed of a drag that ends at the time `at`; undefined if the pointer rested before. */
export function toSpin(places: readonly Place[], at: number): Speed | undefined {
	const recent = places.filter((place) => at - place.at <= trailMs);
	// Where frames are slow, only the last event is recent.
	const [from, to] = [recent.length > 1 ? recent[0] : places.at(-2), recent.at(-1)];
	if (!from || !to) return undefined;
	const seconds = Math.max(shortestMs, at - from.at) / 1000;
	const [across, down] = [(to.x - from.x) / seconds, (to.y - from.y) / seconds];
	const speed = Math.hypot(across, down);
	if (speed < slowestSpin) return undefined;
	const share = Math.min(1, fastestSpin / speed);
	return { across: across * share, down: down * share };
}

/**
 * The cube after it has spun on for the given time, and its speed then; undefined once it rests. It turns as far on
 * a screen of any frequency.
 */
export function slowDown(
	attitude: Attitude,
	speed: Speed,
	ms: number,
): { attitude: Attitude; speed: Speed | undefined } {
	const kept = Math.exp(-Math.max(0, ms) / fadeMs);
	const seconds = (fadeMs / 1000) * (1 - kept);
	const turned = turnByDrag(attitude, speed.across * seconds, speed.down * seconds);
	const next = { across: speed.across * kept, down: speed.down * kept };
	const rests = Math.hypot(next.across, next.down) < restingSpeed;
	return { attitude: turned, speed: rests ? undefined : next };
}
