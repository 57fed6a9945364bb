/** Shares of the full resolution; <model-viewer> uses the same ones. */
export const resolutionSteps = [1, 0.79, 0.62, 0.5, 0.4, 0.31, 0.25] as const;
/** Screens with more pixels than two per CSS pixel are drawn with two: more would be invisible and expensive. */
export const highestPixelRatio = 2;
/** With fewer pixels than this per CSS pixel, single pixels are visible, which is worse than slow frames. */
export const lowestPixelRatio = 0.5;
/** A lower resolution is worth it if frames take no more than this share of the time they took. */
const worthwhile = 0.9;
/** Decisions: some ten seconds. */
const patience = 15;
/** A mean frame longer than this lowers the resolution, one shorter raises it again. */
const slowMs = 60;
const fastMs = 40;
/** A decision is made after so many frames, or after so long if they are that slow. */
const enoughFrames = 10;
const enoughMs = 500;
const fewestFrames = 3;

/** Measures how long the frames of a moving scene take, and sets their resolution. */
export class Resolution {
	#step = 0;
	/** Number of decisions until a lower resolution is tried again. */
	#patience = 0;
	/** The resolution before the last step down, and the time that a frame took with it. */
	#before: { step: number; ms: number } | undefined;
	/** Of the frames since the last decision. */
	#count = 0;
	#sum = 0;

	/** Share of the full resolution for the next frame. */
	get share(): number {
		return resolutionSteps[this.#step] ?? 1;
	}

	/** Counts one frame of a scene in motion. */
	measure(ms: number) {
		this.#count += 1;
		this.#sum += ms;
		if (this.#count < enoughFrames && (this.#count < fewestFrames || this.#sum < enoughMs)) return;
		this.#step = this.#decide(this.#sum / this.#count);
		this.#forget();
	}

	/** Call this when the scene stops moving: the time between frames far apart has no meaning. */
	rest() {
		this.#forget();
		this.#patience = 0;
		this.#before = undefined;
	}

	/** If fewer pixels did not save time, the full resolution returns for a while. */
	#decide(ms: number): number {
		const before = this.#before;
		this.#before = undefined;
		if (before && ms > before.ms * worthwhile) {
			this.#patience = patience;
			return before.step;
		}
		const change = toSteps(ms);
		if (change > 0 && this.#patience > 0) {
			this.#patience -= 1;
			return this.#step;
		}
		const step = Math.min(resolutionSteps.length - 1, Math.max(0, this.#step + change));
		if (step > this.#step) this.#before = { step: this.#step, ms };
		return step;
	}

	#forget() {
		this.#count = 0;
		this.#sum = 0;
	}
}

/** One step down for a slow frame, and another one for each doubling of its time. */
function toSteps(meanMs: number): number {
	if (meanMs < fastMs) return -1;
	return meanMs <= slowMs ? 0 : 1 + Math.floor(Math.log2(meanMs / slowMs));
}
