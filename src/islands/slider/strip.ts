import { fill } from '#i18n/messages.ts';
import { type SliderState, transitionMs } from '#lib/slider.ts';
import type { SliderWords } from './words.ts';

/**
 * The strip of pictures in the page as a track that goes round: a clone of the last slide is before the first, and a
 * clone of the first after the last.
 */
export class Strip {
	readonly #track: HTMLElement;
	readonly #clones: readonly HTMLElement[];
	/** The focus was in the slide that has left; the one that comes gets it. */
	#followed = false;

	constructor(track: HTMLElement, t: SliderWords) {
		this.#track = track;
		const slides = [...track.children];
		for (const [index, slide] of slides.entries()) {
			slide.setAttribute('aria-roledescription', t.slide);
			slide.setAttribute(
				'aria-label',
				fill(t.position, { number: index + 1, total: slides.length }),
			);
		}
		const last = toClone(track.lastElementChild);
		const first = toClone(track.firstElementChild);
		track.prepend(...last);
		track.append(...first);
		this.#clones = [...last, ...first];
	}

	show({ position, moving }: SliderState) {
		const { style, children } = this.#track;
		style.transition = moving ? `transform ${transitionMs}ms ease-out` : 'none';
		style.transform = `translateX(${-100 * position}%)`;
		this.#followed ||= this.#track.contains(document.activeElement);
		for (const [place, slide] of [...children].entries()) {
			slide.toggleAttribute('inert', place !== position);
			// A picture must be loaded before it comes into view.
			const isStitched = document.documentElement.dataset.view !== undefined;
			const image = slide.querySelector<HTMLImageElement>(isStitched ? '.stitched img' : 'img');
			if (image && Math.abs(place - position) < 2) image.loading = 'eager';
		}
		// Only at rest: a passing slide may be a clone, and the visitor may already have moved on.
		if (moving || !this.#followed) return;
		this.#followed = false;
		const { activeElement, body } = document;
		if (activeElement !== body && !this.#track.contains(activeElement)) return;
		const link = children[position]?.querySelector<HTMLElement>('a[target]');
		link?.focus({ preventScroll: true });
	}

	captionOf({ position }: SliderState): string {
		return this.#track.children[position]?.querySelector('figcaption')?.textContent.trim() ?? '';
	}

	/** Takes the clones out of the page. */
	end() {
		for (const clone of this.#clones) clone.remove();
	}
}

/** The slide, from 0, that a visitor has scrolled or gone to before this code came. */
export function findSeen(track: HTMLElement): number {
	const reached = [...track.children].findIndex((slide) => slide.contains(document.activeElement));
	return reached === -1 ? Math.round(track.scrollLeft / track.clientWidth) || 0 : reached;
}

function toClone(slide: Element | null): HTMLElement[] {
	const clone = slide?.cloneNode(true);
	if (!(clone instanceof HTMLElement)) return [];
	clone.removeAttribute('id');
	clone.setAttribute('aria-hidden', 'true');
	return [clone];
}
