import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exactly, matches, ofLength } from '#live/zod-checks.ts';

const code = z.string().check(matches(/^[A-Z]{3}$/));
const text = z.string().check(ofLength(1, 3));
const list = z.array(z.number()).check(ofLength(1));
const quote = z.object({ v: exactly(1), quote: exactly('UAH') });

test.each([
	[code, ['USD'], ['usd', 'US', '', 3, null, undefined, ['USD']]],
	[text, ['a', 'abc'], ['', 'abcd', null]],
	[list, [[1]], [[], { length: 1 }]],
	[quote, [{ v: 1, quote: 'UAH' }], [{ v: '1', quote: 'UAH' }, { v: 1 }]],
])('a text, a list or a value passes its check or is refused: %#', (schema, right, wrong) => {
	const passing = [...right, ...wrong].filter((value) => schema.safeParse(value).success);
	expect(passing).toEqual(right);
});
