import { expect, test } from 'vitest';
import { toRotationCss } from '#lib/title-rotation.ts';

const count = 6;
const css = toRotationCss(count);

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

test('two texts are never seen at the same time', () => {
	for (let ms = 0; ms < 3 * 24_000; ms += 50) {
		const seen = range(count).filter((index) => opacityOf(index, ms) > 0.01);
		expect(seen.length, `at ${ms} ms`).toBeLessThan(2);
	}
});

test('paused at any moment, one text is visible: the one that was read last, until the next begins to come', () => {
	for (let ms = 25; ms < 3 * 24_000; ms += 50) {
		const standing = range(count).filter((index) => isInPlace(index, ms));
		// The second begins to come at 5.7 s, the others 4 s after one another.
		const read = Math.max(0, Math.floor((ms - 1700) / 4000));
		expect([ms, standing]).toEqual([ms, [read % count]]);
	}
});

test('the pause holds the rotation and hides the cover', () => {
	expect(css).toContain('.js .titles:has(:checked) li{animation-play-state:paused}');
	expect(css).toContain(
		'.js .titles:has(:checked) ul:after{animation-play-state:paused;background:none}',
	);
});

test('nothing moves without scripts, in print or under reduced motion', () => {
	expect(css.startsWith('@media screen and (prefers-reduced-motion:no-preference){')).toBe(true);
	const selectors = [...css.matchAll(/([^{}]+)\{[^{}]*animation/g)].map(([, selector]) => selector);
	expect(selectors.length).toBeGreaterThan(count);
	for (const selector of selectors) {
		expect(selector).toMatch(/^\.js \.titles(:has\(:checked\))? (ul|li)/);
	}
});

function visibleAt(ms: number): number[] {
	return range(count).filter((index) => opacityOf(index, ms) > 0.99);
}

/** How much of the text is seen: nothing away from its place, and in its place what the cover lets through. */
function opacityOf(index: number, ms: number): number {
	return isInPlace(index, ms) ? 1 - coverOpacity(ms) : 0;
}

/** It is in its line, not outside the box. */
function isInPlace(index: number, ms: number): boolean {
	const own = index === 0 ? '' : bodyOf(`.js .titles ul :nth-child(${index + 1})`);
	const animation = toAnimation(bodyOf('.js .titles ul li'));
	const delayMs = Number(/animation-delay:(\d+)ms/.exec(own)?.[1] ?? animation.delayMs);
	if (ms < delayMs) return !own.includes('translate:');
	expect(animation.timing).toBe('step-end');
	const percent = (((ms - delayMs) % animation.durationMs) / animation.durationMs) * 100;
	const frames = framesOf(animation.name, 'translate', (value) => value === '0');
	return frames.findLast(([at]) => at <= percent)?.[1] ?? false;
}

/** Between two keyframes the opacity changes evenly. */
function coverOpacity(ms: number): number {
	const { name, durationMs, delayMs, timing } = toAnimation(bodyOf('.js .titles ul:after'));
	if (ms < delayMs) return 0;
	expect(timing).toBe('linear');
	const percent = (((ms - delayMs) % durationMs) / durationMs) * 100;
	const frames = framesOf(name, 'opacity', Number);
	const after = frames.findIndex(([at]) => at >= percent);
	const [end = 100, last = 1] = frames[after] ?? [];
	const [start = 0, first = last] = frames[after - 1] ?? [];
	return end === start ? last : first + ((last - first) * (percent - start)) / (end - start);
}

/** The declarations of a rule. */
function bodyOf(selector: string): string {
	const start = css.indexOf(`${selector}{`) + selector.length + 1;
	return css.slice(start, css.indexOf('}', start));
}

function toAnimation(body: string) {
	const [, name = '', duration, timing, delay] =
		/animation:(\w+) (\d+)ms ([\w-]+) (\d+)ms infinite/.exec(body) ?? [];
	return { name, durationMs: Number(duration), timing, delayMs: Number(delay) };
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
