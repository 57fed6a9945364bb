import { highestPixelRatio, lowestPixelRatio, Resolution } from './resolution.ts';

/** A longer pause between two frames is no motion, but a tab that was asleep. */
const longestFrame = 0.1;
/** The first frame after a rest: how long that rest was says nothing about the motion. */
const usualFrame = 1 / 60;

/**
 * The beat of a stage that draws only when something moves: tells each motion how many seconds its
 * frame stands for, and how sharply frames are to be drawn.
 */
export class Pulse {
	/** Seconds that the present frame stands for. */
	seconds = usualFrame;
	readonly #resolution = new Resolution();
	#moving = false;

	/** Before all motions of a frame. `delta` is the time in seconds since the frame before. */
	begin(delta: number) {
		this.seconds = this.#moving ? Math.min(longestFrame, delta) : usualFrame;
		if (this.#moving) this.#resolution.measure(delta * 1000);
		else this.#resolution.rest();
		this.#moving = false;
	}

	/** A motion wants another frame after this one. */
	goOn() {
		this.#moving = true;
	}

	/** After all motions: the pixels for one CSS pixel. What stands still is drawn in full. */
	pixelRatio(ofScreen: number): number {
		const full = Math.min(highestPixelRatio, ofScreen);
		if (!this.#moving) return full;
		return Math.max(Math.min(full, lowestPixelRatio), full * this.#resolution.share);
	}

	get moving(): boolean {
		return this.#moving;
	}
}
