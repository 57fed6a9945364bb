import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bringIntoView } from './browser.ts';
import { defineSlider, openSlider } from './slider-page.ts';

let reduced = false;

beforeAll(() => defineSlider(() => reduced));

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	document.body.replaceChildren();
	vi.useRealTimers();
	reduced = false;
});

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

test('the show does not start under reduced motion, but can be started', () => {
	reduced = true;
	const { slider, position, press } = openSlider();
	vi.advanceTimersByTime(60_000);
	expect(position()).toBe(1);
	expect(slider.querySelector('[data-go="play"]')?.ariaLabel).toBe('Play the slideshow');
	press('play');
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
