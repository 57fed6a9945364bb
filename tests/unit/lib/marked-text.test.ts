import { toMarkedParts, toUnmarked } from '#lib/marked-text.ts';

test('words between two pairs of asterisks are marked', () => {
	expect(toMarkedParts('A coat that **fits**.')).toEqual([
		{ text: 'A coat that ', marked: false },
		{ text: 'fits', marked: true },
		{ text: '.', marked: false },
	]);
});

test.each(['2 ** 3', 'a ** b ** c', 'one **', '****', '5 * 4 * 3', ''])(
	'%j has no pair and stays as it is',
	(text) => {
		expect(toMarkedParts(text).some(({ marked }) => marked)).toBe(false);
		expect(toUnmarked(text)).toBe(text);
	},
);
