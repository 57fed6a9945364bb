import { layOutField } from '#lib/document-field.ts';

const on = (...dates: string[]) => ({ documents: dates.map((date) => ({ date })) });
const placesOf = (...dates: string[]) =>
	layOutField([on(...dates)]).rows[0]?.crosses.map(({ x, y }) => [x, y]);

test('the crosses of one quarter fill it from the bottom left, three to a line, by their days', () => {
	const field = layOutField([on('2021-03-31', '2021-01-01', '2021-02-01', '2021-02-02')]);
	const [row] = field.rows;
	expect(row?.lines).toBe(2);
	expect(row?.crosses).toEqual([
		{ index: 1, x: 0, y: 1 },
		{ index: 2, x: 1, y: 1 },
		{ index: 3, x: 2, y: 1 },
		{ index: 0, x: 0, y: 0 },
	]);
	expect(field.width).toBe(3);
});

test('an empty quarter between two keeps its column', () => {
	expect(placesOf('2021-01-01', '2021-04-01')).toEqual([
		[0, 0],
		[3.5, 0],
	]);
	expect(placesOf('2021-12-31', '2022-07-01')).toEqual([
		[0, 0],
		[10.5, 0],
	]);
});

test('years without a document are left out, and the year after them is marked', () => {
	const field = layOutField([on('1999-01-29'), on('2017-07-22', '2017-11-18')]);
	expect(field.years).toEqual([
		{ year: 1999, x: 0, afterGap: false },
		{ year: 2017, x: 5, afterGap: true },
	]);
	expect(field.width).toBe(5 + 3.5 + 3);
});
