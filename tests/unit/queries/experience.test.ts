import { getExperience } from '#queries/experience.ts';

vi.mock('astro:content', () => {
	const record = (id: string, data: object) => ({
		id,
		data: { company: { en: id }, job: { en: id }, ...data },
	});
	return {
		getCollection: async () => [
			record('food-bank', { start: '2024-05', volunteer: true }),
			record('old-bakery', { start: '2009', end: '2015' }),
			record('bakery', { start: '2016-03' }),
			record('museum', { start: '2011', end: '2012', volunteer: true }),
		],
	};
});

test('volunteer work follows the jobs, however new it is', async () => {
	const jobs = await getExperience('en');
	expect(jobs.map(({ id }) => id)).toEqual(['bakery', 'old-bakery', 'food-bank', 'museum']);
});
