import { Slideshow, type SlideshowState } from '#islands/slider/slideshow.ts';
import { startSlider } from '#lib/slider.ts';

// The times are those of the specification: 500 ms for a move, 5000 ms between two, a swipe of more than 50 px.

beforeEach(() => {
	vi.useFakeTimers();
});

test.each<[string, (show: Slideshow) => void]>([
	['a step', (show) => show.step(1)],
	['a dot', (show) => show.goTo(1)],
	['a swipe', (show) => show.swipe(-51)],
])(
	'after %s nothing is listened to for 500 ms; 5000 ms later the next comes by itself',
	(_, act) => {
		const { show, state } = start();
		vi.advanceTimersByTime(4999);
		act(show);
		vi.advanceTimersByTime(499);
		show.step(1);
		show.goTo(3);
		show.swipe(-200);
		expect(state()).toMatchObject({ position: 2, moving: true, asked: true });
		vi.advanceTimersByTime(1);
		expect(state()).toMatchObject({ position: 2, moving: false });
		vi.advanceTimersByTime(4999);
		expect(state()).toMatchObject({ position: 2, moving: false });
		vi.advanceTimersByTime(1);
		expect(state()).toMatchObject({ position: 3, moving: true, asked: false });
	},
);

test.each([
	[50, 1],
	[51, 0],
	[-50, 1],
	[-51, 2],
])('a swipe by %i px leads to position %i', (distancePx, position) => {
	const { show, state } = start();
	show.swipe(distancePx);
	expect(state().position).toBe(position);
});

test('a move that is asked for ends although the slideshow is held or paused meanwhile', () => {
	const { show, state, arrivals } = start();
	show.step(-1);
	vi.advanceTimersByTime(300);
	show.hold('hover', true);
	show.play(false);
	vi.advanceTimersByTime(200);
	expect(state()).toMatchObject({ position: 4, moving: false, playing: false });
	expect(arrivals()).toBe(1);
});

test('it is held while there is any reason, and waits 5000 ms again after the last', () => {
	const { show, state } = start();
	show.hold('hover', true);
	show.hold('focus', true);
	show.hold('hover', false);
	vi.advanceTimersByTime(60_000);
	expect(state().position).toBe(1);
	show.hold('focus', false);
	vi.advanceTimersByTime(4999);
	expect(state().position).toBe(1);
	vi.advanceTimersByTime(1);
	expect(state().position).toBe(2);
});

/** Four slides, at the first. */
function start() {
	const seen = vi.fn<(state: SlideshowState, arrived: boolean) => void>();
	const show = new Slideshow(startSlider(4), true, seen);
	return {
		show,
		state: () => seen.mock.lastCall?.[0] ?? fail(),
		arrivals: () => seen.mock.calls.filter(([, arrived]) => arrived).length,
	};
}

function fail(): never {
	throw new Error('The slideshow shows nothing.');
}
