import { cacheInBuild } from '#queries/cache-in-build.ts';

function makeQuery() {
	return vi.fn(async (locale: string, tag?: string) => ({ locale, tag }));
}

test('a build answers the same question once', async () => {
	vi.stubEnv('PROD', true);
	const query = makeQuery();
	const kept = cacheInBuild(query);
	expect(await kept('en')).toBe(await kept('en'));
	expect(query).toHaveBeenCalledTimes(1);
});
