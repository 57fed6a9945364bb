import * as v from 'valibot';
import { finiteNumber, inRange } from '#live/number.ts';

// RFC 8259 has no infinity, but ECMA-262 reads a number beyond the largest one as infinity.
test.each([
	['1.5', finiteNumber, true],
	['1e999', finiteNumber, false],
	['"1"', finiteNumber, false],
	['-1', inRange(-1, 1), true],
	['1', inRange(-1, 1), true],
	['1.1', inRange(-1, 1), false],
	['1e999', inRange(-1, 1), false],
])('%s', (json, schema, isRight) => {
	expect(v.is(schema, JSON.parse(json))).toBe(isRight);
});
