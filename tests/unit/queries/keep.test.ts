import { afterEach, expect, test, vi } from 'vitest';
import { keepInBuild } from '#queries/keep.ts';

afterEach(() => vi.unstubAllEnvs());

function makeQuery() {
	return vi.fn(async (locale: string, tag?: string) => ({ locale, tag }));
}

test('a build answers the same question once', async () => {
	vi.stubEnv('PROD', true);
	const query = makeQuery();
	const kept = keepInBuild(query);
	expect(await kept('en')).toBe(await kept('en'));
	expect(query).toHaveBeenCalledTimes(1);
});

test('the development server asks again', async () => {
	vi.stubEnv('PROD', false);
	const query = makeQuery();
	const kept = keepInBuild(query);
	await kept('en');
	await kept('en');
	expect(query).toHaveBeenCalledTimes(2);
});
