import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineSlider, openSlider } from './slider-page.ts';

beforeAll(() => defineSlider(() => false));

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	document.body.replaceChildren();
	vi.useRealTimers();
});

describe('the track', () => {
	test('has a clone at each end, without id; all but the shown slide are out of reach, clones also hidden', () => {
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
});

describe('its buttons', () => {
	test('a dot goes to its slide and is marked', () => {
		const { position, press, current, counter } = openSlider();
		expect(current()).toEqual(['0']);
		expect(counter()).toBe('1 / 4');
		press('3');
		expect(position()).toBe(4);
		expect([counter(), ...current()]).toEqual(['4 / 4', '3']);
	});

	test('the way moves for 500 ms', () => {
		const { track, press } = openSlider();
		press('next');
		expect(track.style.transition).toBe('transform 500ms ease-out');
		vi.advanceTimersByTime(499);
		expect(track.style.transition).not.toBe('none');
		vi.advanceTimersByTime(1);
		expect(track.style.transition).toBe('none');
	});
});

describe('round the end', () => {
	test('from the last slide it moves on to the clone of the first, then jumps unseen to the first', () => {
		const { track, position, press, finish, current } = openSlider();
		press('3');
		finish();
		press('next');
		expect(position()).toBe(5);
		expect(current()).toEqual(['0']);
		finish();
		expect(position()).toBe(1);
		expect(track.style.transition).toBe('none');
	});
});

describe('while a transition runs', () => {
	test('buttons, dots, keys and swipes are ignored', () => {
		const { position, press, key, swipe, finish } = openSlider();
		press('next');
		vi.advanceTimersByTime(250);
		press('next');
		press('previous');
		press('3');
		key('ArrowRight');
		swipe(-200);
		expect(position()).toBe(2);
		finish();
		expect(position()).toBe(2);
	});
});

describe('the keyboard', () => {
	test('the arrows go one slide on and back', () => {
		const { position, key, finish } = openSlider();
		expect(key('ArrowRight').defaultPrevented).toBe(true);
		finish();
		expect(position()).toBe(2);
		key('ArrowLeft');
		finish();
		expect(position()).toBe(1);
	});
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

describe('a swipe', () => {
	test('of more than 50 px to the left goes on, to the right back', () => {
		const { position, swipe, finish } = openSlider();
		swipe(-51);
		finish();
		expect(position()).toBe(2);
		swipe(51);
		finish();
		expect(position()).toBe(1);
	});
});
