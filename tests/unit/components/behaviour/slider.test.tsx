import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { left, pause, play, right } from '#components/icons.ts';
import { bringIntoView, completeBrowser } from './browser.ts';

const words = {
	previous: 'Previous picture',
	next: 'Next picture',
	pause: 'Stop the show',
	play: 'Start the show',
	goTo: 'Picture {number}',
};
let reduced = false;
let opened = 0;

beforeAll(async () => {
	completeBrowser();
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: query === '(prefers-reduced-motion: reduce)' && reduced,
	}));
	await import('#components/behaviour/slider.ts');
});

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	document.body.replaceChildren();
	vi.useRealTimers();
	reduced = false;
});

describe('the track', () => {
	test('a clone of the last slide stands before the first, one of the first after the last', () => {
		const { slides } = open();
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
		const { slides } = open();
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
		const { slides, press } = open();
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

	test('it stands at the first slide without moving there', () => {
		const { track, slider } = open();
		expect(track.style.transform).toBe('translateX(-100%)');
		expect(track.style.transition).toBe('none');
		expect(slider.classList.contains('running')).toBe(true);
	});

	test('only the pictures next to the one that is shown are loaded', () => {
		const { slides, press } = open();
		const loading = () => slides().map((slide) => slide.querySelector('img')?.loading);
		expect(loading()).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy']);
		press('next');
		expect(loading()[3]).toBe('eager');
	});

	test('a single picture is left as it is', () => {
		const { slider, slides } = open(1);
		expect(slides()).toHaveLength(1);
		expect(slider.classList.contains('running')).toBe(false);
		expect(slider.querySelector('button')).toBeNull();
	});
});

describe('its buttons', () => {
	test('are named in the language of the page', () => {
		const { slider } = open();
		const labels = [...slider.querySelectorAll('button')].map((button) => button.ariaLabel);
		expect(labels).toEqual([
			'Previous picture',
			'Stop the show',
			'Next picture',
			'Picture 1',
			'Picture 2',
			'Picture 3',
			'Picture 4',
		]);
	});

	test('show where they lead', () => {
		const { slider } = open();
		const shapes = [...slider.querySelectorAll('path')].map((path) => path.getAttribute('d'));
		expect(shapes).toEqual([left, pause, right]);
	});

	test('next and previous go one slide on and back', () => {
		const { position, press, finish } = open();
		press('next');
		finish();
		expect(position()).toBe(2);
		press('previous');
		finish();
		expect(position()).toBe(1);
	});

	test('a dot goes to its slide and is marked', () => {
		const { position, press, current } = open();
		expect(current()).toEqual(['0']);
		press('3');
		expect(position()).toBe(4);
		expect(current()).toEqual(['3']);
	});

	test('the way moves for 500 ms', () => {
		const { track, press } = open();
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
		const { track, position, press, finish, current } = open();
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
		const { position, press, finish, current } = open();
		press('previous');
		expect(position()).toBe(0);
		expect(current()).toEqual(['3']);
		finish();
		expect(position()).toBe(4);
	});
});

describe('while a transition runs', () => {
	test('buttons, dots, keys and swipes are ignored', () => {
		const { position, press, key, swipe, finish } = open();
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
		const { position, press, finish } = open();
		press('next');
		finish();
		press('next');
		expect(position()).toBe(3);
	});

	test('stopping the show lets the transition come to its end', () => {
		const { position, press, finish } = open();
		press('next');
		vi.advanceTimersByTime(250);
		press('play');
		finish();
		press('next');
		expect(position()).toBe(3);
	});
});

describe('the show', () => {
	test('goes on by itself every 5000 ms', () => {
		const { position } = open();
		vi.advanceTimersByTime(4999);
		expect(position()).toBe(1);
		vi.advanceTimersByTime(1);
		expect(position()).toBe(2);
		vi.advanceTimersByTime(500 + 5000);
		expect(position()).toBe(3);
	});

	test('goes round for ever', () => {
		const { position } = open();
		vi.advanceTimersByTime(4 * 5500);
		expect(position()).toBe(1);
	});

	test('stops when a dot is picked and starts again after the transition', () => {
		const { position, press } = open();
		vi.advanceTimersByTime(4000);
		press('2');
		vi.advanceTimersByTime(500 + 4999);
		expect(position()).toBe(3);
		vi.advanceTimersByTime(1);
		expect(position()).toBe(4);
	});

	test('is stopped and started by its button, which says what it would do', () => {
		const { slider, position, press } = open();
		const button = slider.querySelector<HTMLElement>('[data-go="play"]');
		press('play');
		expect(button?.ariaLabel).toBe('Start the show');
		expect(button?.querySelector('path')?.getAttribute('d')).toBe(play);
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(1);
		press('play');
		expect(button?.ariaLabel).toBe('Stop the show');
		expect(button?.querySelector('path')?.getAttribute('d')).toBe(pause);
		vi.advanceTimersByTime(5000);
		expect(position()).toBe(2);
	});

	test('stays stopped when a slide is picked by hand', () => {
		const { position, press } = open();
		press('play');
		press('2');
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(3);
	});

	test('is read out only while it is stopped', () => {
		const { slider, press } = open();
		const live = () => slider.querySelector('section')?.getAttribute('aria-live');
		expect(live()).toBe('off');
		press('play');
		expect(live()).toBe('polite');
	});

	test.each([
		['a pointer over it', 'pointerenter', 'pointerleave'],
		['the focus in it', 'focusin', 'focusout'],
	])('is held by %s and goes on afterwards', (_, start, end) => {
		const { slider, position } = open();
		showFocus(slider, true);
		slider.dispatchEvent(new Event(start));
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(1);
		slider.dispatchEvent(new Event(end));
		vi.advanceTimersByTime(5000);
		expect(position()).toBe(2);
	});

	test('is not held by the focus that a click leaves on a button', () => {
		const { slider, position } = open();
		showFocus(slider, false);
		slider.dispatchEvent(new Event('focusin'));
		vi.advanceTimersByTime(5000);
		expect(position()).toBe(2);
	});

	test('goes on only when nothing holds it any more', () => {
		const { slider, position } = open();
		showFocus(slider, true);
		slider.dispatchEvent(new Event('pointerenter'));
		slider.dispatchEvent(new Event('focusin'));
		slider.dispatchEvent(new Event('pointerleave'));
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(1);
	});

	test('is held while it is out of view', () => {
		const { slider, position } = open();
		bringIntoView(slider, false);
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(1);
		bringIntoView(slider);
		vi.advanceTimersByTime(5000);
		expect(position()).toBe(2);
	});

	test('is held in a tab that is not looked at', () => {
		const { position } = open();
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		document.dispatchEvent(new Event('visibilitychange'));
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(1);
		hidden.mockRestore();
		document.dispatchEvent(new Event('visibilitychange'));
		vi.advanceTimersByTime(5000);
		expect(position()).toBe(2);
	});

	test('does not start under reduced motion, but can be started', () => {
		reduced = true;
		const { slider, position, press } = open();
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(1);
		expect(slider.querySelector('[data-go="play"]')?.ariaLabel).toBe('Start the show');
		press('play');
		vi.advanceTimersByTime(5000);
		expect(position()).toBe(2);
	});

	test('ends when the slider leaves the page', () => {
		const { slider, position } = open();
		slider.remove();
		vi.advanceTimersByTime(60_000);
		expect(position()).toBe(1);
	});
});

describe('the keyboard', () => {
	test('the arrows go one slide on and back', () => {
		const { position, key, finish } = open();
		expect(key('ArrowRight').defaultPrevented).toBe(true);
		finish();
		expect(position()).toBe(2);
		key('ArrowLeft');
		finish();
		expect(position()).toBe(1);
	});

	test('other keys keep their meaning', () => {
		const { position, key } = open();
		for (const name of ['ArrowDown', 'Tab', 'Enter', ' ', 'Home']) {
			expect(key(name).defaultPrevented).toBe(false);
		}
		expect(position()).toBe(1);
	});
});

describe('a swipe', () => {
	test('of more than 50 px to the left goes on, to the right back', () => {
		const { position, swipe, finish } = open();
		swipe(-51);
		finish();
		expect(position()).toBe(2);
		swipe(51);
		finish();
		expect(position()).toBe(1);
	});

	test('of 50 px does nothing', () => {
		const { position, swipe } = open();
		swipe(-50);
		swipe(50);
		expect(position()).toBe(1);
	});

	test('that the browser takes over, for scrolling, does nothing', () => {
		const { position, track } = open();
		track.dispatchEvent(pointer('pointerdown', 300));
		window.dispatchEvent(pointer('pointercancel', 100));
		window.dispatchEvent(pointer('pointerup', 100));
		expect(position()).toBe(1);
	});

	test('that begins outside the slider does nothing', () => {
		const { position } = open();
		window.dispatchEvent(pointer('pointerup', -500));
		expect(position()).toBe(1);
	});
});

/** As in a page: the element stands there first, and its script comes later. */
function open(count = 4) {
	const items = Array.from(
		{ length: count },
		(_, index) => `<li id="s${index + 1}"><img alt="" loading="lazy">${index + 1}</li>`,
	);
	const name = `vz-slider-${++opened}`;
	document.body.innerHTML = `<${name} data-words='${JSON.stringify(words)}'><section><ul data-track>${items.join('')}</ul></section><div data-controls></div></${name}>`;
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
		/** Where on the track it stands; the clones are 0 and one more than there are slides. */
		position: () => Number(/-?(\d+)00%/.exec(track.style.transform)?.[1] ?? 0),
		current: () =>
			[...slider.querySelectorAll<HTMLElement>('[aria-current="true"]')].map(
				(dot) => dot.dataset.go,
			),
		press: (go: string) => slider.querySelector<HTMLElement>(`[data-go="${go}"]`)?.click(),
		finish: () => vi.advanceTimersByTime(500),
		key: (name: string) => {
			const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
			slider.dispatchEvent(event);
			return event;
		},
		swipe: (distance: number) => {
			track.dispatchEvent(pointer('pointerdown', 300));
			window.dispatchEvent(pointer('pointerup', 300 + distance));
		},
	};
}

function pointer(type: string, clientX: number) {
	return new PointerEvent(type, { clientX, bubbles: true });
}

/** Whether the browser would show the focus: after a key it does, after a click on a button not. */
function showFocus(element: HTMLElement, shown: boolean) {
	const matches = element.matches.bind(element);
	vi.spyOn(element, 'matches').mockImplementation((selector: string) =>
		selector === ':focus-visible' ? shown : matches(selector),
	);
}
