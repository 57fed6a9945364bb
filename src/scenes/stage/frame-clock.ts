import { highestPixelRatio, lowestPixelRatio, Resolution } from './resolution.ts';

/** A longer time between two frames means that the tab was asleep. */
const longestFrame = 0.1;
/** Used for the first frame after a rest, because the length of the rest does not count as motion. */
const usualFrame = 1 / 60;

/** Advances a motion by some seconds, and returns whether it needs another frame. */
export type Motion = (seconds: number) => boolean;

/**
 * The clock of a stage that draws only when something moves: passes each motion the seconds of the
 * frame, and sets the resolution of frames.
 */
export class FrameClock {
	readonly #motions = new Set<Motion>();
	readonly #resolution = new Resolution();
	#moving = false;
	#full = 1;

	/** Motions run in the order in which they were added. Returns a function that removes this one. */
	add(motion: Motion): () => void {
		this.#motions.add(motion);
		return () => {
			this.#motions.delete(motion);
		};
	}

	/** The pixels that the screen has for one of CSS. */
	setScreen(ratio: number) {
		this.#full = Math.min(highestPixelRatio, ratio);
	}

	/** All motions of a frame, before it is drawn; true when it wants another one after it. `delta` is in seconds. */
	advance(delta: number): boolean {
		const seconds = this.#moving ? Math.min(longestFrame, delta) : usualFrame;
		if (this.#moving) this.#resolution.measure(delta * 1000);
		else this.#resolution.rest();
		this.#moving = false;
		for (const motion of this.#motions) {
			if (motion(seconds)) this.#moving = true;
		}
		return this.#moving;
	}

	/** Whether a motion wanted another frame after the last one. */
	get isMoving(): boolean {
		return this.#moving;
	}

	/** The pixels to draw for one of CSS. Still frames are drawn at full resolution. */
	get pixelRatio(): number {
		if (!this.#moving) return this.#full;
		return Math.max(Math.min(this.#full, lowestPixelRatio), this.#full * this.#resolution.share);
	}
}
