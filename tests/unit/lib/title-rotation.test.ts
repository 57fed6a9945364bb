import { expect, test } from 'vitest';
import { titleRotation, toRotationCss } from '#lib/title-rotation.ts';

const count = 6;
const css = toRotationCss(count);

test('the constants are those of the specification', () => {
	expect(titleRotation).toEqual({ intervalMs: 4000, fadeMs: 2000 });
});

test('the first text is visible from the start for 4 s', () => {
	for (const ms of [0, 100, 499, 1000, 1999, 2000, 3000, 3990]) expect(visibleAt(ms)).toEqual([0]);
});

test('every 4 s the text fades out', () => {
	for (const [index, start] of [4000, 8000, 12_000, 16_000, 20_000, 24_000].entries()) {
		expect(opacityOf(index, start - 20)).toBe(1);
		expect(opacityOf(index, start + 250)).toBeCloseTo(0.5, 1);
		expect(opacityOf(index, start + 510)).toBe(0);
	}
});

test('2 s after a text began to leave, the next one is there', () => {
	for (let round = 1; round <= 18; round++) {
		const there = round * 4000 + 2000;
		expect(visibleAt(there)).toEqual([round % count]);
		expect(visibleAt(there + 1990)).toEqual([round % count]);
	}
});

test('the sixth text is followed by the first', () => {
	expect(visibleAt(5 * 4000 + 3000)).toEqual([5]);
	expect(visibleAt(6 * 4000 + 3000)).toEqual([0]);
});

test('two texts are never seen at the same time', () => {
	for (let ms = 0; ms < 3 * 24_000; ms += 50) {
		const seen = range(count).filter((index) => opacityOf(index, ms) > 0.01);
		expect(seen.length, `at ${ms} ms`).toBeLessThan(2);
	}
});

test('each text is shown equally long in a round', () => {
	const shown = range(count).map(() => 0);
	for (let ms = 24_000; ms < 48_000; ms += 10) {
		for (const index of visibleAt(ms)) shown[index] = (shown[index] ?? 0) + 10;
	}
	for (const ms of shown) expect(ms).toBeGreaterThan(1950);
	for (const ms of shown) expect(ms).toBeLessThan(2060);
});

test('paused at any moment, one text is visible: the one that was read last, until the next begins to come', () => {
	for (let ms = 25; ms < 3 * 24_000; ms += 50) {
		const standing = range(count).filter((index) => isInPlace(index, ms));
		// The second begins to come at 5.7 s, the others 4 s after one another.
		const read = Math.max(0, Math.floor((ms - 1700) / 4000));
		expect([ms, standing]).toEqual([ms, [read % count]]);
	}
});

test('the pause holds the rotation and shows the text at full strength', () => {
	expect(css).toContain(
		'.js .titles:has(:checked) li{animation-play-state:paused;filter:none!important}',
	);
});

test('a fading text keeps its colour, so that no check of contrast takes it for a faint one', () => {
	expect(css).not.toMatch(/[^-(:]opacity:/);
});

test('nothing moves without scripts, in print or under reduced motion', () => {
	expect(css.startsWith('@media screen and (prefers-reduced-motion:no-preference){')).toBe(true);
	const selectors = [...css.matchAll(/([^{}]+)\{animation/g)].map(([, selector]) => selector);
	expect(selectors.length).toBeGreaterThan(count);
	for (const selector of selectors) {
		expect(selector).toMatch(/^\.js \.titles(:has\(:checked\))? li/);
	}
});

test('one text alone does not blink', () => {
	expect(toRotationCss(1)).toBe('');
});

function visibleAt(ms: number): number[] {
	return range(count).filter((index) => opacityOf(index, ms) > 0.99);
}

/** The opacity that a browser gives the text: the last of its animations that runs decides. */
function opacityOf(index: number, ms: number): number {
	const moment = momentOf(index, ms);
	return moment ? opacityIn(moment.name, moment.percent) : 1;
}

/** It is in its line, not on the way out of the box or outside it. */
function isInPlace(index: number, ms: number): boolean {
	const moment = momentOf(index, ms);
	if (!moment) return true;
	const frames = framesOf(moment.name, 'translate', (value) => value === '0');
	const after = frames.findIndex(([at]) => at >= moment.percent);
	const [, last = true] = frames[after] ?? [];
	const [, first = last] = frames[after - 1] ?? [];
	return first && last;
}

function momentOf(index: number, ms: number): { name: string; percent: number } | undefined {
	const running = animationsOf(index).filter(
		({ delayMs, durationMs, rounds }) => ms >= delayMs && ms < delayMs + durationMs * rounds,
	);
	const animation = running.at(-1);
	if (!animation) return undefined;
	const { name, delayMs, durationMs } = animation;
	return { name, percent: (((ms - delayMs) % durationMs) / durationMs) * 100 };
}

interface Animation {
	name: string;
	delayMs: number;
	durationMs: number;
	rounds: number;
}

/** The animations of a line. A later rule replaces an earlier one. */
function animationsOf(index: number): Animation[] {
	const rules = [...css.matchAll(/ li([^{ ]*)\{([^}]*)\}/g)];
	let animations: Animation[] = [];
	for (const [, place = '', body = ''] of rules) {
		const nth = /nth-child\((\d+)\)/.exec(place)?.[1];
		const here =
			place === '' || Number(nth) === index + 1 || (place === ':last-child' && index === count - 1);
		if (!here) continue;
		const [, shorthand] = /(?:^|;)animation:([^;]+)/.exec(body) ?? [];
		if (shorthand) animations = shorthand.split(',').map(toAnimation);
		const [, delay] = /animation-delay:(-?\d+)ms/.exec(body) ?? [];
		if (delay) for (const animation of animations) animation.delayMs = Number(delay);
	}
	return animations;
}

function toAnimation(text: string): Animation {
	const [durationMs = 0, delayMs = 0] = [...text.matchAll(/(-?\d+)ms/g)].map(([, ms]) =>
		Number(ms),
	);
	const rounds = text.includes('infinite') ? Number.POSITIVE_INFINITY : 1;
	return { name: text.split(' ')[0] ?? '', durationMs, delayMs, rounds };
}

/** Between two keyframes the opacity changes evenly. */
function opacityIn(name: string, percent: number): number {
	const frames = keyframesOf(name);
	const after = frames.findIndex(([at]) => at >= percent);
	const [end = 100, last = 1] = frames[after] ?? [];
	const [start = 0, first = last] = frames[after - 1] ?? [];
	return end === start ? last : first + ((last - first) * (percent - start)) / (end - start);
}

function keyframesOf(name: string): [number, number][] {
	return framesOf(name, 'filter', (value) => Number(/^opacity\((.+)\)$/.exec(value)?.[1]));
}

function framesOf<Value>(
	name: string,
	property: string,
	read: (value: string) => Value,
): [number, Value][] {
	const [, body = ''] =
		new RegExp(`@keyframes ${name}\\{((?:[^{}]+\\{[^}]*\\})*)\\}`).exec(css) ?? [];
	return [...body.matchAll(/([^{}]+)\{([^}]*)\}/g)]
		.flatMap(([, places = '', declarations = '']) => {
			const [, value] = new RegExp(`${property}:([^;]+)`).exec(declarations) ?? [];
			return value === undefined
				? []
				: places.split(',').map((place): [number, Value] => [toPercent(place), read(value)]);
		})
		.sort(([a], [b]) => a - b);
}

function toPercent(place: string): number {
	return place === 'to' ? 100 : Number(place.replace('%', ''));
}

function range(length: number): number[] {
	return Array.from({ length }, (_, index) => index);
}
