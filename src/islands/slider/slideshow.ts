import {
	autoAdvanceMs,
	goTo,
	type SliderState,
	settle,
	step,
	toSwipe,
	transitionMs,
} from '#lib/slider.ts';

export interface SlideshowState extends SliderState {
	/** Whether the visitor lets it run. What holds it, such as a pointer over it, does not change this. */
	playing: boolean;
	/** Whether the last move was the visitor's. */
	asked: boolean;
}

/** `arrived` is true at the end of a move. */
type Show = (state: SlideshowState, arrived: boolean) => void;

/** A slider in time: a move takes `transitionMs`; the next one comes by itself `autoAdvanceMs` after its end. */
export class Slideshow {
	#state: SlideshowState;
	#timer: ReturnType<typeof setTimeout> | undefined;
	readonly #holds = new Set<string>();
	readonly #show: Show;

	/** @param show is called at the start and at each change */
	constructor(first: SliderState, playing: boolean, show: Show) {
		this.#state = { ...first, playing, asked: false };
		this.#show = show;
		this.play(playing);
	}

	step(by: 1 | -1) {
		this.#move(step(this.#state, by));
	}

	/** @param index of a slide, from 0 */
	goTo(index: number) {
		this.#move(goTo(this.#state, index));
	}

	/** @param distancePx to the right or, below 0, to the left */
	swipe(distancePx: number) {
		const by = toSwipe(distancePx);
		if (by) this.step(by);
	}

	play(playing: boolean) {
		this.#become({ playing });
		this.#wait();
	}

	/** While there is a reason to hold it, it does not move by itself. */
	hold(reason: string, held: boolean) {
		if (held) this.#holds.add(reason);
		else this.#holds.delete(reason);
		this.#wait();
	}

	end() {
		clearTimeout(this.#timer);
	}

	#move(next: SliderState, asked = true) {
		if (next === this.#state) return;
		clearTimeout(this.#timer);
		this.#become({ ...next, asked });
		this.#timer = setTimeout(() => {
			this.#become(settle(this.#state), true);
			this.#wait();
		}, transitionMs);
	}

	#wait() {
		// The end of a move must not be cancelled: it calls this again.
		if (this.#state.moving) return;
		clearTimeout(this.#timer);
		if (!this.#state.playing || this.#holds.size > 0) return;
		this.#timer = setTimeout(() => this.#move(step(this.#state, 1), false), autoAdvanceMs);
	}

	#become(changes: Partial<SlideshowState>, arrived = false) {
		this.#state = { ...this.#state, ...changes };
		this.#show(this.#state, arrived);
	}
}
