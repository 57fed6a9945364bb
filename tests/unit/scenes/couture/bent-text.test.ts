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

test('a letter with its accent is one', () => {
	expect(bendLine('И\u0306а', 0.3, measure).letters.map(({ text }) => text)).toEqual([
		'И\u0306',
		'а',
	]);
});
