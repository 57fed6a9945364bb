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

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
	'an arrow with %s is left to the browser',
	(held) => {
		const { position, key } = openSlider();
		expect(key('ArrowLeft', { [held]: true }).defaultPrevented).toBe(false);
		expect(key('ArrowRight', { [held]: true }).defaultPrevented).toBe(false);
		expect(position()).toBe(1);
	},
);
