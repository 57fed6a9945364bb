/**
 * True when an answer is the expected one: lists place by place, everything else as `Object.is`
 * does, except that a whole number may stand for the BigInt of the same value where it is exact.
 */
export function isSameValue(got: unknown, expected: unknown): boolean {
	if (Array.isArray(expected)) {
		if (!Array.isArray(got) || got.length !== expected.length) return false;
		return expected.every((item, place) => isSameValue(got[place], item));
	}
	if (typeof got === 'bigint' && Number.isSafeInteger(expected))
		return got === BigInt(Number(expected));
	if (typeof expected === 'bigint' && Number.isSafeInteger(got))
		return expected === BigInt(Number(got));
	return Object.is(got, expected) || (got === 0 && expected === 0);
}
