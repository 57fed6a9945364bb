import fc from 'fast-check';
import { toDropPlace } from '#browser/records/drag.ts';
import { toMove } from '#browser/records/move.ts';
import { apply } from '#browser/records/operations.ts';

test('a moved record is at its new position, and the others keep their order', () => {
	const input = fc
		.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 })
		.chain((ids) =>
			fc.record({ ids: fc.constant(ids), shownIds: fc.subarray(ids, { minLength: 1 }) }),
		)
		.chain(({ ids, shownIds }) =>
			fc.record({
				list: fc.constant(ids.map((id) => ({ id }))),
				shown: fc.constant(shownIds.map((id) => ({ id }))),
				from: fc.nat(shownIds.length - 1),
				to: fc.nat(shownIds.length - 1),
			}),
		);
	fc.assert(
		fc.property(input, ({ list, shown, from, to }) => {
			const record = shown[from];
			if (!record) return;
			const operation = toMove(list, shown, record.id, to);
			const result = operation ? apply(list, operation) : list;
			const visible = result.filter(({ id }) => shown.some((each) => each.id === id));
			expect(visible).toEqual(shown.toSpliced(from, 1).toSpliced(to, 0, record));
			const others = ({ id }: { id: string }) => id !== record.id;
			expect(result.filter(others)).toEqual(list.filter(others));
		}),
	);
});

test('a missing position, and a deleted record, change nothing', () => {
	const list = [{ id: 'a' }, { id: 'b' }];
	expect(toMove(list, list, 'a', -1)).toBeUndefined();
	expect(toMove(list, list, 'a', 2)).toBeUndefined();
	expect(toMove(list, list, 'c', 0)).toBeUndefined();
	expect(toMove(list, list, 'a', 0)).toBeUndefined();
});

const boxes = [
	{ start: 0, size: 40 },
	{ start: 40, size: 80 },
	{ start: 120, size: 40 },
];

test('a row takes the place of another when its edge passes the middle of it', () => {
	expect([0, 39, 41, 100, 101, 9999].map((way) => toDropPlace(boxes, 0, way))).toEqual([
		0, 0, 1, 1, 2, 2,
	]);
	expect([0, -39, -41, -101, -9999].map((way) => toDropPlace(boxes, 2, way))).toEqual([
		2, 2, 1, 0, 0,
	]);
});
