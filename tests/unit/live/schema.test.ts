import { expect, test } from 'vitest';
import * as zod from 'zod/mini';
import * as own from '#live/schema.ts';

const values: unknown[] = [
	undefined,
	null,
	'',
	'a',
	0,
	-1,
	1.5,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	true,
	[],
	[1, null],
	['a', 'b'],
	{},
	{ a: 1 },
	{ a: 'x', b: 2, c: 3 },
	{ a: 'x', b: null },
	{ a: 'x', b: undefined },
	{ a: 'x', b: 'wrong' },
	new Map(),
	JSON.parse('{"__proto__": {"a": "x"}}'),
];

const odd = (value: number) => value % 2 !== 0;

// zod itself, whose rules these are.
test.each<[string, own.Schema, zod.ZodMiniType]>([
	['string', own.string(), zod.string()],
	['number', own.number(), zod.number()],
	['boolean', own.boolean(), zod.boolean()],
	['unknown', own.unknown(), zod.unknown()],
	['exactly', own.exactly(0), zod.literal(0)],
	['nullable', own.nullable(own.string()), zod.nullable(zod.string())],
	['optional', own.optional(own.number()), zod.optional(zod.number())],
	['catch', own.catch(own.number(), 7), zod.catch(zod.number(), 7)],
	['array', own.array(own.nullable(own.number())), zod.array(zod.nullable(zod.number()))],
	[
		'object',
		own.object({ a: own.string(), b: own.optional(own.nullable(own.number())) }),
		zod.object({ a: zod.string(), b: zod.optional(zod.nullable(zod.number())) }),
	],
	[
		'object with a value for a missing field',
		own.object({ a: own.catch(own.string(), '?') }),
		zod.object({ a: zod.catch(zod.string(), '?') }),
	],
	[
		'checks of a number',
		own.number().check(own.minimum(-1), own.maximum(1.5), own.refine(odd)),
		zod.number().check(zod.minimum(-1), zod.maximum(1.5), zod.refine(odd)),
	],
	['positive', own.number().check(own.positive()), zod.number().check(zod.positive())],
	['matches', own.string().check(own.matches(/^a/)), zod.string().check(zod.regex(/^a/))],
	[
		'ofLength',
		own.array(own.unknown()).check(own.ofLength(1, 2)),
		zod.array(zod.unknown()).check(zod.minLength(1), zod.maxLength(2)),
	],
	[
		'pipe',
		own.pipe(own.transform(String), own.string()),
		zod.pipe(zod.transform(String), zod.string()),
	],
])('%s reads what zod reads, and refuses what it refuses', (_, ours, theirs) => {
	const read = (schema: own.Schema | zod.ZodMiniType) =>
		values.map((value) => {
			const { success, data } = schema.safeParse(value);
			return { success, data };
		});
	expect(read(ours)).toEqual(read(theirs));
});
