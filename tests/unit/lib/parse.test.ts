import {
	between,
	dictionary,
	either,
	flag,
	integer,
	lenientRecord,
	list,
	oneOf,
	optional,
	record,
	text,
	toFields,
	where,
} from '#lib/parse.ts';

test('a list, null and a word have no fields', () => {
	expect(toFields({ a: 1 })).toEqual({ a: 1 });
	for (const value of [[1], null, 'ab', 7, undefined]) expect(toFields(value)).toBeUndefined();
});

test.each([
	['a flag', flag, [true, false], ['true', 1, null]],
	['one of a few', oneOf(['a', 2, null]), ['a', 2, null], ['b', '2', undefined]],
	[
		'a number within limits',
		between({ min: 0, max: 1 }),
		[0, 0.5, 1],
		[-0.1, 1.1, '1', Number.NaN],
	],
	['a number without a highest', between({ min: 0 }), [0, 1e300], [Number.POSITIVE_INFINITY, -1]],
	['a whole number', integer({ min: 1, max: 3 }), [1, 3], [0, 4, 1.5, '1', 2 ** 60]],
	['text', text(), ['', 'a'], [1, null]],
	['text of a pattern', text({ pattern: /^a+$/, longest: 2 }), ['a', 'aa'], ['', 'b', 'aaa']],
	['text that passes a test', where(text(), (word) => word !== 'a'), ['b'], ['a', 1]],
	['either of two, null too', either(oneOf([null]), flag), [null, false], [0, undefined]],
	['a list', list(flag, 2), [[], [true, false]], [[1], [true, 'a'], [true, true, true], {}, 'ab']],
	['a record', record({ a: flag }), [{ a: true }], [{}, { a: 1 }, [], null, 'a']],
	[
		'a dictionary',
		dictionary(oneOf(['a', 'b']), flag),
		[{}, { a: true }],
		[{ c: true }, { a: 1 }, []],
	],
])('%s is read when it is right, and undefined otherwise', (_, parse, right, wrong) => {
	for (const value of right) expect(parse(value)).toEqual(value);
	for (const value of wrong) expect(parse(value)).toBeUndefined();
});

test('a field that is missing stands for the fallback; one that is there must be right', () => {
	const parse = record({ a: optional(flag, null) });
	expect(parse({})).toEqual({ a: null });
	expect(parse({ a: true })).toEqual({ a: true });
	expect(parse({ a: 1 })).toBeUndefined();
});

test('fields that a record does not name are left out', () => {
	expect(record({ a: flag })({ a: true, b: 1 })).toEqual({ a: true });
});

test('what every object inherits is no field', () => {
	expect(record({ constructor: (value) => value })({})).toBeUndefined();
});

test('a broken field of a repaired record costs no other', () => {
	const parse = lenientRecord({ a: flag, b: between({ min: 0 }) }, { a: false, b: 5 });
	expect(parse({ a: true, b: 7 })).toEqual({ value: { a: true, b: 7 }, whole: true });
	expect(parse({ a: true })).toEqual({ value: { a: true, b: 5 }, whole: true });
	expect(parse({ a: true, b: -1 })).toEqual({ value: { a: true, b: 5 }, whole: false });
	expect(parse([])).toBeUndefined();
});
