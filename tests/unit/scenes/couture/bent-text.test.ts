import { expect, test } from 'vitest';
import { bendLine } from '#scenes/couture/bent-text.ts';

/** Each letter is half as wide as it is high. */
const measure = (text: string) => [...text].length / 2;

test('the letters of an arch rise to the middle, and lean to both sides alike', () => {
	const { letters } = bendLine('ВЗІРЦ', 0.5, measure);
	expect(letters.map(({ text }) => text).join('')).toBe('ВЗІРЦ');
	const [first, , middle, , last] = letters;
	expect(middle?.turn).toBeCloseTo(0);
	expect(middle?.x).toBeCloseTo(0);
	expect(first?.y).toBeGreaterThan(middle?.y ?? 9);
	expect(first?.turn).toBeCloseTo(-(last?.turn ?? 9));
	expect(first?.turn).toBeLessThan(0);
});

test('an arch downwards is the same, upside down', () => {
	const up = bendLine('ABC', 0.4, measure);
	const down = bendLine('ABC', -0.4, measure);
	expect(down.width).toBeCloseTo(up.width);
	expect(down.height).toBeCloseTo(up.height);
	expect(down.letters[0]?.turn).toBeCloseTo(-(up.letters[0]?.turn ?? 0));
});

test('half a circle is as wide as its diameter and its letters, and a slight bend hardly changes the line', () => {
	const text = 'a'.repeat(20);
	const round = bendLine(text, 1, measure);
	expect(round.width).toBeGreaterThan((2 * 10) / Math.PI);
	expect(round.width).toBeLessThan((2 * 10) / Math.PI + 1.5);
	const slight = bendLine(text, 0.01, measure);
	expect(slight.width).toBeCloseTo(10, 0);
	expect(slight.height).toBeCloseTo(1, 0);
});

test('a letter with its accent is one', () => {
	expect(bendLine('И\u0306а', 0.3, measure).letters.map(({ text }) => text)).toEqual([
		'И\u0306',
		'а',
	]);
});
