import { readdirSync } from 'node:fs';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { makeFolder } from '../../folder.ts';

let cache = '';
const make = vi.fn(async () => new Uint8Array([1, 2, 3]));

beforeEach(() => {
	cache = makeFolder();
	vi.stubEnv('CACHE_DIRECTORY', cache);
	make.mockClear();
});

test('what was made from the same inputs is not made again', async () => {
	await takeMadeBefore('kind', ['a', 'b'], make);
	const again = await takeMadeBefore('kind', ['a', 'b'], make);
	expect([...again]).toEqual([1, 2, 3]);
	expect(make).toHaveBeenCalledTimes(1);
});

test.each([
	['another kind', 'other', ['a', 'b']],
	['another input', 'kind', ['a', 'c']],
	['the same letters in other inputs', 'kind', ['ab']],
])('%s is made', async (_change, kind, inputs) => {
	await takeMadeBefore('kind', ['a', 'b'], make);
	await takeMadeBefore(kind, inputs, make);
	expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is passed on and leaves nothing behind', async () => {
	const fail = () => Promise.reject(new Error('no'));
	await expect(takeMadeBefore('kind', ['a'], fail)).rejects.toThrow('no');
	expect(readdirSync(cache)).toEqual([]);
});
