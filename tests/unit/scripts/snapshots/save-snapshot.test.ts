import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Outcome } from '#live/outcome.ts';
import { saveSnapshot } from '../../../../scripts/snapshots/save-snapshot.ts';
import { makeFolder } from '../../folder.ts';

const at = Date.parse('2026-11-23T12:00:00Z');
const live = { state: 'live', source: 'nbu', data: { usd: 44 }, at } as const;
let folder: string;

beforeEach(() => {
	folder = makeFolder({ 'rates.json': 'null\n' });
});

test('an answer is written with its date and its origin', async () => {
	expect(await save(live)).toEqual({
		saved: true,
		words: 'rates: 2026-11-23T12:00:00.000Z, from nbu.',
	});
	expect(await read()).toEqual({
		asOf: '2026-11-23T12:00:00.000Z',
		from: 'the response of nbu',
		data: { usd: 44 },
	});
});

test('the same answer at a later time changes nothing', async () => {
	await save(live);
	const before = await read();
	expect(await save({ ...live, at: at + 3_600_000 })).toMatchObject({ saved: true });
	expect(await read()).toEqual(before);
});

test.each<[string, Outcome<{ usd: number }>]>([
	['unreachable', { state: 'failed', reason: 'unreachable', retryAt: 0 }],
	['timeout', { ...live, state: 'stale', reason: 'timeout', retryAt: 0 }],
	['jump', { ...live, doubt: 'jump' }],
])('without a good answer the file stays as it is: %s', async (reason, outcome) => {
	expect(await save(outcome)).toEqual({
		saved: false,
		words: `rates: stays as it is (${reason}).`,
	});
	expect(await read()).toBeNull();
});

function save(outcome: Outcome<{ usd: number }>) {
	const source = { name: 'rates', load: async () => outcome };
	return saveSnapshot(source, pathToFileURL(`${folder}/`));
}

async function read() {
	return JSON.parse(await readFile(join(folder, 'rates.json'), 'utf8'));
}
