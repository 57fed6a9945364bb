import { toQuantity } from '#lib/quantity.ts';

test('what is typed is brought into the bounds, what is not a number is 6', () => {
	const typed = ['1', '30', '12', '0', '-5', '31', '1e9', '2.4', '2.6', '', 'many', null];
	expect(typed.map(toQuantity)).toEqual([1, 30, 12, 1, 1, 30, 30, 2, 3, 6, 6, 6]);
});
