import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { left, pause, right } from '#components/icons.ts';
import { defineSlider, openSlider, pointer } from './slider-page.ts';

beforeAll(() => defineSlider(() => false));

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	document.body.replaceChildren();
	vi.useRealTimers();
});

describe('the track', () => {
	test('a clone of the last slide is before the first, one of the first after the last', () => {
		const { slides } = openSlider();
		expect(slides().map((slide) => slide.textContent?.trim())).toEqual([
			'4',
			'1',
			'2',
			'3',
			'4',
			'1',
		]);
	});

	test('clones carry no second id and are hidden from assistive technology', () => {
		const { slides } = openSlider();
		expect(slides().map((slide) => slide.id)).toEqual(['', 's1', 's2', 's3', 's4', '']);
		expect(slides().map((slide) => slide.getAttribute('aria-hidden'))).toEqual([
			'true',
			null,
			null,
			null,
			null,
			'true',
		]);
	});

	test('all slides but the one that is shown are out of reach', () => {
		const { slides, press } = openSlider();
		expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([
			true,
			false,
			true,
			true,
			true,
			true,
		]);
		press('next');
		expect(slides().findIndex((slide) => !slide.hasAttribute('inert'))).toBe(2);
	});

	test('it starts at the first slide without moving there', () => {
		const { track, slider } = openSlider();
		expect(track.style.transform).toBe('translateX(-100%)');
		expect(track.style.transition).toBe('none');
		expect(slider.classList.contains('running')).toBe(true);
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
	test('are named in the language of the page', () => {
		const { slider } = openSlider();
		const labels = [...slider.querySelectorAll('button')].map((button) => button.ariaLabel);
		expect(labels).toEqual([
			'Previous image',
			'Pause the slideshow',
			'Next image',
			'Image 1',
			'Image 2',
			'Image 3',
			'Image 4',
		]);
	});

	test('show where they lead', () => {
		const { slider } = openSlider();
		const shapes = [...slider.querySelectorAll('path')].map((path) => path.getAttribute('d'));
		expect(shapes).toEqual([left, pause, right]);
	});

	test('next and previous go one slide on and back', () => {
		const { position, press, finish } = openSlider();
		press('next');
		finish();
		expect(position()).toBe(2);
		press('previous');
		finish();
		expect(position()).toBe(1);
	});

	test('a dot goes to its slide and is marked', () => {
		const { position, press, current } = openSlider();
		expect(current()).toEqual(['0']);
		press('3');
		expect(position()).toBe(4);
		expect(current()).toEqual(['3']);
	});

	test('the number of the shown picture is beside them', () => {
		const { counter, press, finish } = openSlider();
		expect(counter()).toBe('1 / 4');
		press('previous');
		expect(counter()).toBe('4 / 4');
		finish();
		press('1');
		expect(counter()).toBe('2 / 4');
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

	test('from the first slide it moves back to the clone of the last, then jumps unseen to the last', () => {
		const { position, press, finish, current } = openSlider();
		press('previous');
		expect(position()).toBe(0);
		expect(current()).toEqual(['3']);
		finish();
		expect(position()).toBe(4);
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

	test('afterwards they are listened to again', () => {
		const { position, press, finish } = openSlider();
		press('next');
		finish();
		press('next');
		expect(position()).toBe(3);
	});

	test('stopping the show lets the transition come to its end', () => {
		const { position, press, finish } = openSlider();
		press('next');
		vi.advanceTimersByTime(250);
		press('play');
		finish();
		press('next');
		expect(position()).toBe(3);
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

	test('other keys keep their meaning', () => {
		const { position, key } = openSlider();
		for (const name of ['ArrowDown', 'Tab', 'Enter', ' ', 'Home']) {
			expect(key(name).defaultPrevented).toBe(false);
		}
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
	test.each([
		['a second finger', { isPrimary: false }],
		['another button of the mouse', { button: 2 }],
	])('by %s does nothing', (_, which) => {
		const { position, track } = openSlider();
		track.dispatchEvent(pointer('pointerdown', 300, which));
		window.dispatchEvent(pointer('pointerup', 100, which));
		expect(position()).toBe(1);
	});

	test('that a second finger has joined does nothing: two fingers zoom', () => {
		const { position, track } = openSlider();
		track.dispatchEvent(pointer('pointerdown', 300));
		track.dispatchEvent(pointer('pointerdown', 200, { isPrimary: false }));
		window.dispatchEvent(pointer('pointerup', 100));
		expect(position()).toBe(1);
	});

	test('of more than 50 px to the left goes on, to the right back', () => {
		const { position, swipe, finish } = openSlider();
		swipe(-51);
		finish();
		expect(position()).toBe(2);
		swipe(51);
		finish();
		expect(position()).toBe(1);
	});

	test('of 50 px does nothing', () => {
		const { position, swipe } = openSlider();
		swipe(-50);
		swipe(50);
		expect(position()).toBe(1);
	});

	test('that the browser takes over, for scrolling, does nothing', () => {
		const { position, track } = openSlider();
		track.dispatchEvent(pointer('pointerdown', 300));
		window.dispatchEvent(pointer('pointercancel', 100));
		window.dispatchEvent(pointer('pointerup', 100));
		expect(position()).toBe(1);
	});

	test('that begins outside the slider does nothing', () => {
		const { position } = openSlider();
		window.dispatchEvent(pointer('pointerup', -500));
		expect(position()).toBe(1);
	});
});
