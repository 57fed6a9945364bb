import fc from 'fast-check';
import { findObjects } from '#browser/records/find-objects.ts';

test('in a text that is no JSON the objects without others are found', () => {
	expect(findObjects('{"v":1,"da[{"id":"a"},{"id":b"},{"id":"c"}]}')).toEqual([
		'{"id":"a"}',
		'{"id":"c"}',
	]);
	expect(findObjects('')).toEqual([]);
	expect(findObjects('{{{"}{')).toEqual([]);
});

test('what is written in a text of an object is no object', () => {
	const inner = JSON.stringify({ id: 'forged' });
	const outer = JSON.stringify({ id: 'a', text: `${inner} {"x":1} \\"` });
	expect(findObjects(`[${outer}`)).toEqual([outer]);
	expect(
		findObjects(`[${outer.replace('"id"', '"id')}`).map((text) => JSON.parse(text)),
	).not.toContainEqual({ id: 'forged' });
});

test('all objects of a list are found, whatever their texts are', () => {
	const any = fc.array(fc.record({ id: fc.string({ unit: 'binary' }), done: fc.boolean() }));
	fc.assert(
		fc.property(any, (list) => {
			const texts = list.map((each) => JSON.stringify(each));
			expect(findObjects(`{"v":1,"data":[${texts}`)).toEqual(texts);
		}),
	);
});
