import { namePattern } from '#lib/name-pattern.ts';

const names = ['Maksym Zrazok', 'Максим Зразок', 'Jo Li', 'ნინო ბერიძე', 'O’Neil-Smith', '2 + 2'];

test.each(names)(
	'the band of %s looks the same from left and right, from above and below',
	(name) => {
		const band = namePattern(name);
		expect(band.map((row) => [...row].reverse().join(''))).toEqual(band);
		expect(band.toReversed()).toEqual(band);
	},
);
