import { say } from '#browser/voice.ts';
import {
	autoAdvanceMs,
	goTo,
	type SliderState,
	settle,
	startSlider,
	step,
	toIndex,
	toSwipe,
	transitionMs,
} from '#lib/slider.ts';
import rules from './slider.css?inline';
import { makeControls, readWords, showPlaying } from './slider-controls.ts';

/**
 * The picture slider. Without this script it is a strip that scrolls and snaps; with it, a track that goes round: a
 * clone of the last slide is before the first, and a clone of the first after the last.
 */
class Slider extends HTMLElement {
	#state: SliderState = startSlider(0);
	#track: HTMLElement | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Whether the visitor lets it run; hovering, focus and being out of view only hold it. */
	#playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
	#held = new Set<string>();
	/** The focus was in the slide that has left; the one that comes gets it. */
	#followed = false;
	readonly #words = readWords(this.dataset.words);

	connectedCallback() {
		const track = this.querySelector<HTMLElement>('[data-track]');
		if (!track || track.children.length < 2) return;
		this.#track = track;
		this.#state = startSlider(track.children.length, seenIndex(track));
		addClones(track);
		this.querySelector('[data-controls]')?.replaceChildren(
			...makeControls(this.#words, this.#state.count),
		);
		this.classList.add('running');
		this.#show(false);
		this.#listen();
		this.#showPlaying();
		this.#wait();
	}

	disconnectedCallback() {
		clearTimeout(this.#timer);
	}

	#listen() {
		this.addEventListener('click', (event) => {
			if (!(event.target instanceof Element)) return;
			const button = event.target.closest<HTMLElement>('[data-go]');
			if (button) this.#go(button.dataset.go ?? '');
		});
		this.addEventListener('keydown', (event) => {
			if (event.target instanceof HTMLInputElement) return;
			// Alt with an arrow key goes back in the browser; other modifier keys have meanings of their own, too.
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			if (event.key === 'ArrowRight') this.#move(step(this.#state, 1));
			else if (event.key === 'ArrowLeft') this.#move(step(this.#state, -1));
			else return;
			event.preventDefault();
		});
		this.addEventListener('pointerenter', () => this.#setHeld('hover', true));
		this.addEventListener('pointerleave', () => this.#setHeld('hover', false));
		// A clicked button keeps the focus without being read: only focus by keyboard stops the slides.
		this.addEventListener('focusin', ({ target }) => {
			this.#setHeld('focus', target instanceof Element && target.matches(':focus-visible'));
		});
		this.addEventListener('focusout', () => this.#setHeld('focus', false));
		new IntersectionObserver((entries) =>
			this.#setHeld('hidden', !entries.at(-1)?.isIntersecting),
		).observe(this);
		document.addEventListener('visibilitychange', () => this.#setHeld('tab', document.hidden));
		this.#listenToSwipes();
	}

	#listenToSwipes() {
		let from: number | undefined;
		this.#track?.addEventListener('pointerdown', (event) => {
			// A second finger zooms, and only the main button drags.
			from = event.isPrimary && event.button === 0 ? event.clientX : undefined;
		});
		this.#track?.addEventListener('dragstart', (event) => event.preventDefault());
		for (const end of ['pointerup', 'pointercancel'] as const) {
			window.addEventListener(end, (event) => {
				if (from === undefined) return;
				const swipe = end === 'pointerup' ? toSwipe(event.clientX - from) : undefined;
				from = undefined;
				if (swipe) this.#move(step(this.#state, swipe));
			});
		}
	}

	#go(where: string) {
		if (where === 'play') {
			this.#playing = !this.#playing;
			this.#showPlaying();
			this.#wait();
		} else if (where === 'next') this.#move(step(this.#state, 1));
		else if (where === 'previous') this.#move(step(this.#state, -1));
		else this.#move(goTo(this.#state, Number(where)));
	}

	#move(next: SliderState, asked = true) {
		if (next === this.#state) return;
		this.#state = next;
		this.#show(true);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.#state = settle(this.#state);
			this.#show(false);
			this.#wait();
			if (asked) this.#say();
		}, transitionMs);
	}

	#wait() {
		// The end of a running transition must not be cancelled: it calls this again.
		if (this.#state.moving) return;
		clearTimeout(this.#timer);
		if (!this.#playing || this.#held.size > 0) return;
		this.#timer = setTimeout(() => this.#move(step(this.#state, 1), false), autoAdvanceMs);
	}

	#show(animated: boolean) {
		const track = this.#track;
		if (!track) return;
		track.style.transition = animated ? `transform ${transitionMs}ms ease-out` : 'none';
		track.style.transform = `translateX(${-100 * this.#state.position}%)`;
		const current = toIndex(this.#state);
		this.#followed ||= track.contains(document.activeElement);
		for (const [position, slide] of [...track.children].entries()) {
			slide.toggleAttribute('inert', position !== this.#state.position);
			// A picture must be loaded before it comes into view.
			if (Math.abs(position - this.#state.position) < 2) {
				const image = slide.querySelector('img');
				if (image) image.loading = 'eager';
			}
		}
		const counter = this.querySelector('[data-counter]');
		if (counter) counter.textContent = `${current + 1} / ${this.#state.count}`;
		for (const dot of this.querySelectorAll<HTMLElement>('[data-dot]')) {
			if (Number(dot.dataset.go) === current) dot.ariaCurrent = 'true';
			else dot.removeAttribute('aria-current');
		}
		// Only at rest: a passing slide may be a clone, and the visitor may already have moved on.
		if (animated || !this.#followed) return;
		this.#followed = false;
		const { activeElement, body } = document;
		if (activeElement !== body && !track.contains(activeElement)) return;
		track.querySelector<HTMLElement>('li:not([inert]) a[target]')?.focus({ preventScroll: true });
	}

	/** The slide that a visitor has gone to; those that come by themselves would talk for ever. */
	#say() {
		const slide = this.#track?.children[this.#state.position];
		const place = this.querySelector('[data-counter]')?.textContent;
		const caption = slide?.querySelector('figcaption')?.textContent.trim();
		say(`${caption} ${place}`, 'slide');
	}

	#showPlaying() {
		const button = this.querySelector<HTMLElement>('[data-go="play"]');
		if (button) showPlaying(button, this.#playing, this.#words);
	}

	#setHeld(reason: string, held: boolean) {
		if (held) this.#held.add(reason);
		else this.#held.delete(reason);
		this.#wait();
	}
}

/** The slide that a visitor has scrolled or gone to before the script came. */
function seenIndex(track: HTMLElement): number {
	const reached = [...track.children].findIndex((slide) => slide.contains(document.activeElement));
	if (reached !== -1) return reached;
	return Math.round(track.scrollLeft / track.clientWidth) || 0;
}

function addClones(track: HTMLElement) {
	const { firstElementChild: first, lastElementChild: last } = track;
	if (!first || !last) return;
	for (const [clone, place] of [
		[last.cloneNode(true), 'afterbegin'],
		[first.cloneNode(true), 'beforeend'],
	] as const) {
		if (!(clone instanceof HTMLElement)) continue;
		clone.removeAttribute('id');
		clone.ariaHidden = 'true';
		clone.inert = true;
		track.insertAdjacentElement(place, clone);
	}
}

/** The page does not contain styles of controls that it may never show. */
function addRules() {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(rules);
	document.adoptedStyleSheets.push(sheet);
}

addRules();
customElements.define('vz-slider', Slider);
