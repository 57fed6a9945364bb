import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bringIntoView, completeBrowser } from './browser.ts';

const words = {
	previous: 'Previous image',
	next: 'Next image',
	pause: 'Pause the slideshow',
	play: 'Play the slideshow',
	goTo: 'Image {number}',
};
let opened = 0;

beforeAll(async () => {
	completeBrowser();
	await import('#components/behaviour/slider.ts');
});

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
	document.body.replaceChildren();
});

test('the track has a clone at each end, without id; all but the shown slide are out of reach, clones also hidden', () => {
	const { slides, press } = openSlider();
	const show = () =>
		slides().map((slide) =>
			[
				slide.textContent?.trim(),
				slide.id,
				slide.getAttribute('aria-hidden') && 'hidden',
				slide.hasAttribute('inert') && 'inert',
			]
				.filter(Boolean)
				.join(' '),
		);
	const ends = ['4 hidden inert', '1 hidden inert'];
	expect(show().toSpliced(1, 4)).toEqual(ends);
	expect(show().slice(1, 5)).toEqual(['1 s1', '2 s2 inert', '3 s3 inert', '4 s4 inert']);
	press('next');
	expect(show()[2]).toBe('2 s2');
});

test('only the pictures next to the one that is shown are loaded', () => {
	const { slides, press } = openSlider();
	const loading = () => slides().map((slide) => slide.querySelector('img')?.loading);
	expect(loading()).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy']);
	press('next');
	expect(loading()[3]).toBe('eager');
});

test('a single picture is left as it is', () => {
	const { slider, slides } = openSlider(1);
	expect(slides()).toHaveLength(1);
	expect(slider.classList.contains('running')).toBe(false);
	expect(slider.querySelector('button')).toBeNull();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
	'an arrow with %s is left to the browser',
	(held) => {
		const { position, key } = openSlider();
		expect(key('ArrowLeft', { [held]: true }).defaultPrevented).toBe(false);
		expect(key('ArrowRight', { [held]: true }).defaultPrevented).toBe(false);
		expect(position()).toBe(1);
	},
);

test.each([
	['a pointer over it', 'pointerenter', 'pointerleave'],
	['the focus in it', 'focusin', 'focusout'],
])('the show is held by %s and goes on afterwards', (_, start, end) => {
	const { slider, position } = openSlider();
	showFocus(slider, true);
	slider.dispatchEvent(new Event(start));
	vi.advanceTimersByTime(60_000);
	expect(position()).toBe(1);
	slider.dispatchEvent(new Event(end));
	vi.advanceTimersByTime(5000);
	expect(position()).toBe(2);
});

test('the show is held while it is out of view', () => {
	const { slider, position } = openSlider();
	bringIntoView(slider, false);
	vi.advanceTimersByTime(60_000);
	expect(position()).toBe(1);
	bringIntoView(slider);
	vi.advanceTimersByTime(5000);
	expect(position()).toBe(2);
});

test('the show ends when the slider leaves the page', () => {
	const { slider, position } = openSlider();
	slider.remove();
	vi.advanceTimersByTime(60_000);
	expect(position()).toBe(1);
});

/** Whether the browser would show the focus: after a key it does, after a click on a button not. */
function showFocus(element: HTMLElement, shown: boolean) {
	const matches = element.matches.bind(element);
	vi.spyOn(element, 'matches').mockImplementation((selector: string) =>
		selector === ':focus-visible' ? shown : matches(selector),
	);
}

/** As in a page: the element exists first, and its script comes later. */
function openSlider(count = 4) {
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
		press: (go: string) => slider.querySelector<HTMLElement>(`[data-go="${go}"]`)?.click(),
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
	};
}
