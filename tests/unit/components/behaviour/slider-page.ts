import { vi } from 'vitest';
import { completeBrowser } from './browser.ts';

const words = {
	previous: 'Previous image',
	next: 'Next image',
	pause: 'Pause the slideshow',
	play: 'Play the slideshow',
	goTo: 'Image {number}',
};
let opened = 0;

/** Defines the slider, in a browser that may request reduced motion. */
export async function defineSlider(prefersLessMotion: () => boolean) {
	completeBrowser();
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: query === '(prefers-reduced-motion: reduce)' && prefersLessMotion(),
	}));
	await import('#components/behaviour/slider.ts');
}

/** As in a page: the element exists first, and its script comes later. */
export function openSlider(count = 4) {
	const items = Array.from(
		{ length: count },
		(_, index) => `<li id="s${index + 1}"><img alt="" loading="lazy">${index + 1}</li>`,
	);
	const name = `vz-slider-${++opened}`;
	document.body.innerHTML = `<${name} data-words='${Object.values(words).join('|')}'><section><ul data-track>${items.join('')}</ul></section><div data-controls></div></${name}>`;
	const Slider = customElements.get('vz-slider');
	if (!Slider) throw new Error('The slider is not defined.');
	customElements.define(name, class extends Slider {});
	const slider = document.querySelector<HTMLElement>(name);
	if (!slider) throw new Error('There is no slider.');
	return watch(slider);
}

function watch(slider: HTMLElement) {
	const track = slider.querySelector<HTMLElement>('[data-track]');
	if (!track) throw new Error('There is no track.');
	return {
		slider,
		track,
		slides: () => [...track.children].filter((slide) => slide instanceof HTMLElement),
		/** Its position on the track; the clones are 0 and one more than there are slides. */
		position: () => Number(/-?(\d+)00%/.exec(track.style.transform)?.[1] ?? 0),
		counter: () => slider.querySelector('[data-counter]')?.textContent,
		current: () =>
			[...slider.querySelectorAll<HTMLElement>('[aria-current="true"]')].map(
				(dot) => dot.dataset.go,
			),
		press: (go: string) => slider.querySelector<HTMLElement>(`[data-go="${go}"]`)?.click(),
		finish: () => vi.advanceTimersByTime(500),
		key: (name: string, held: KeyboardEventInit = {}) => {
			const event = new KeyboardEvent('keydown', {
				key: name,
				bubbles: true,
				cancelable: true,
				...held,
			});
			slider.dispatchEvent(event);
			return event;
		},
		swipe: (distance: number) => {
			track.dispatchEvent(pointer('pointerdown', 300));
			window.dispatchEvent(pointer('pointerup', 300 + distance));
		},
	};
}

function pointer(type: string, clientX: number, which: PointerEventInit = {}) {
	return new PointerEvent(type, { clientX, isPrimary: true, bubbles: true, ...which });
}
