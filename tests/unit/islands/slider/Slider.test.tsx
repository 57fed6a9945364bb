import { act, fireEvent, render, screen } from '@testing-library/react';
import { common } from '#i18n/messages/common/index.ts';
import { Slider } from '#islands/slider/Slider.tsx';
import { joinWords } from '#islands/slider/words.ts';
import { fakeView } from '../fake-view.ts';
import { clickButton, countAt, strike, textAt } from '../page.ts';

const t = common.en.slider;
let bringIntoView: ReturnType<typeof fakeView>;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	bringIntoView = fakeView();
});

// The names are those of the carousel pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
test('the track has a clone at each end, without id; all but the shown slide are out of reach, and each says its place', () => {
	const { slides } = openSlider();
	const show = () =>
		slides().map((slide) =>
			[
				slide.textContent,
				slide.id,
				slide.getAttribute('aria-roledescription'),
				slide.getAttribute('aria-label'),
				slide.getAttribute('aria-hidden') && 'hidden',
				slide.hasAttribute('inert') && 'inert',
			]
				.filter(Boolean)
				.join(' '),
		);
	expect(show()).toEqual([
		'4 slide 4 of 4 hidden inert',
		'1 s1 slide 1 of 4',
		'2 s2 slide 2 of 4 inert',
		'3 s3 slide 3 of 4 inert',
		'4 s4 slide 4 of 4 inert',
		'1 slide 1 of 4 hidden inert',
	]);
	clickButton(t.next);
	expect(show()[2]).toBe('2 s2 slide 2 of 4');
});

test('only the pictures next to the one that is shown are loaded', () => {
	const { slides } = openSlider();
	const loading = () => slides().map((slide) => slide.querySelector('img')?.loading);
	expect(loading()).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy']);
	clickButton(t.next);
	expect(loading()[3]).toBe('eager');
});

test.each([0, 1])('a strip of %i pictures is left as it is', (count) => {
	const { slider, slides } = openSlider(count);
	expect(slides()).toHaveLength(count);
	expect(slider.className).toBe('slider');
	expect(countAt('button')).toBe(0);
});

test('the dots of 300 pictures are one stop of the keyboard, which goes along with the arrow keys', () => {
	openSlider(300);
	const stops = () =>
		[...document.querySelectorAll('button:not([tabindex="-1"])')].map(
			({ ariaLabel, attributes }) => ariaLabel ?? attributes.getNamedItem('aria-label')?.value,
		);
	expect(stops()).toEqual([t.previous, t.pause, t.next, 'Image 1']);
	const dot = screen.getByRole('button', { name: 'Image 1' });
	dot.focus();
	strike(dot, 'ArrowLeft');
	expect(stops().at(-1)).toBe('Image 300');
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Image 300');
	expect(textAt('.figures')).toBe('300 / 300');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
	'an arrow with %s is left to the browser',
	(held) => {
		const { slider } = openSlider();
		for (const key of ['ArrowLeft', 'ArrowRight'])
			expect(strike(slider, key, { [held]: true })).toBe(true);
		expect(textAt('.figures')).toBe('1 / 4');
	},
);

test('a drag of the main button moves it, one of another button or finger does not', () => {
	const { slider, slides } = openSlider();
	const drag = (init: PointerEventInit) => {
		const at = (clientX: number) => ({ isPrimary: true, button: 0, clientX, ...init });
		fireEvent.pointerDown(slides()[1] ?? slider, at(200));
		fireEvent.pointerUp(window, { ...at(0), clientX: 100 });
		return textAt('.figures');
	};
	expect(drag({ button: 2 })).toBe('1 / 4');
	expect(drag({ isPrimary: false })).toBe('1 / 4');
	expect(drag({})).toBe('2 / 4');
});

test.each<[string, (slider: HTMLElement, held: boolean) => void]>([
	['a pointer over it', (slider, held) => send(slider, held ? 'pointerenter' : 'pointerleave')],
	['the focus in it', (slider, held) => send(slider, held ? 'focusin' : 'focusout')],
	['being out of view', (_, held) => bringIntoView(!held)],
	[
		'a hidden tab',
		(_, held) => {
			vi.spyOn(document, 'hidden', 'get').mockReturnValue(held);
			send(document, 'visibilitychange');
		},
	],
])('the show is held by %s and goes on afterwards', (_, hold) => {
	const { slider } = openSlider();
	// After a key the browser shows the focus; this DOM does not know that.
	vi.spyOn(slider, 'matches').mockReturnValue(true);
	hold(slider, true);
	pass(60_000);
	expect(textAt('.figures')).toBe('1 / 4');
	hold(slider, false);
	pass(5000);
	expect(textAt('.figures')).toBe('2 / 4');
});

test('with reduced motion it does not move by itself until it is asked to', () => {
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	openSlider();
	pass(60_000);
	expect(textAt('.figures')).toBe('1 / 4');
	clickButton(t.play);
	pass(5000);
	expect(textAt('.figures')).toBe('2 / 4');
});

test('when the island leaves the page, the strip stands and has no clones', () => {
	const { slides, unmount } = openSlider();
	unmount();
	pass(60_000);
	expect(slides().map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
});

function send(target: EventTarget, type: string) {
	act(() => void target.dispatchEvent(new Event(type)));
}

function pass(timeMs: number) {
	act(() => void vi.advanceTimersByTime(timeMs));
}

/** As in a page: the strip is there first, and its island comes later. */
function openSlider(count = 4) {
	const items = Array.from(
		{ length: count },
		(_, index) => `<li id="s${index + 1}"><img alt="" loading="lazy">${index + 1}</li>`,
	);
	document.body.innerHTML = `<div class="slider"><ul>${items.join('')}</ul><div></div></div>`;
	const slider = findIn(document, '.slider');
	const { unmount } = render(<Slider words={joinWords(t)} />, { container: findIn(slider, 'div') });
	return { slider, unmount, slides: () => [...document.querySelectorAll('li')] };
}

function findIn(parent: ParentNode, selector: string): HTMLElement {
	const found = parent.querySelector<HTMLElement>(selector);
	if (!found) throw new Error(`There is no ${selector}.`);
	return found;
}
