import { readFile } from 'node:fs/promises';
import { createLineBody, layOutLine } from '#scenes/ticker/line-geometry.ts';
import { type Outlines, readOutlines } from '#scenes/ticker/outlines.ts';
import { findPoints } from '#tools/ticker/line-window.ts';

const colours = { label: '#ff0000', value: '#0000ff' };
let outlines: Outlines;

beforeAll(async () => {
	outlines = await readOutlines(new Blob([await readFile('public/fonts/onest-outlines.json')]));
});

function count(text: string): number {
	return outlines.letter(text).geometry.getAttribute('position').count;
}

describe('letters', () => {
	test.each([...'AzЯїґєІñ¿₴$€0,.%°−–↑↓·’'])('%s has a body', (letter) => {
		expect(count(letter)).toBeGreaterThan(0);
	});

	test('an accent that the font lacks is left out, a character that it lacks is a question mark', () => {
		expect(count('ẵ')).toBe(count('a'));
		expect(count('漢')).toBe(count('?'));
	});
});

describe('a line', () => {
	test('after its width it begins again, so that the view from any place is one piece of it', () => {
		const items = [
			{ label: 'USD', value: '41' },
			{ label: 'EUR', value: '48' },
		];
		const layout = layOutLine(items, outlines, colours, 40);
		const { width, starts } = layout;
		const { geometry, letters } = createLineBody(layout);
		const position = geometry.getAttribute('position');
		const again = letters.findIndex(({ x }) => x > width - 0.001);
		const from = letters[again]?.point ?? 0;
		for (const point of [0, 1, 500, 2000]) {
			expect(position.getX(from + point)).toBeCloseTo(position.getX(point) + width, 3);
			expect(position.getY(from + point)).toBe(position.getY(point));
		}
		const colour = geometry.getAttribute('color');
		const paint = (point = 0) => [0, 1, 2, 3].map((part) => colour.getComponent(point, part));
		expect(paint(letters[0]?.point)).toEqual([1, 0, 0, 1]);
		expect(paint(letters[3]?.point)).toEqual([0, 0, 1, 1]);
		expect(starts.at(-1)).toBeLessThan(width);
		expect(starts.length % items.length).toBe(0);
		const { start, count } = findPoints(letters, width - 0.01, width - 0.01 + 40);
		expect(start + count).toBeLessThanOrEqual(position.count);
		expect(count).toBeGreaterThan(findPoints(letters, 20, 50).count);
	});

	test('a part of it has the letters between two places, where they are in the whole', () => {
		const layout = layOutLine([{ label: 'BTC', value: '1 234' }], outlines, colours, 20);
		const [whole, part] = [createLineBody(layout), createLineBody(layout, 3, 9)];
		const inside = whole.letters.filter(({ x }) => x >= 3 && x <= 9);
		expect(part.letters.slice(0, -1).map(({ x }) => x)).toEqual(inside.map(({ x }) => x));
		const places = [part, whole].map(({ geometry }) => geometry.getAttribute('position'));
		const from = inside[0]?.point ?? 0;
		expect(places[0]?.getX(0)).toBe(places[1]?.getX(from));
		expect(places[0]?.count).toBeLessThan((places[1]?.count ?? 0) / 2);
	});
});
