import { getExperience } from '#queries/experience.ts';
import type { CollectionName } from '#schemas/collections.ts';

vi.mock('astro:content', async () => {
	const { getCollection } = await import('../../fixtures/content/good-collections.ts');
	const hide = { experience: 'skills', skills: 'technologies' } as const;
	return {
		getCollection: async (name: keyof typeof hide & CollectionName) =>
			(await getCollection(name)).map(({ id, data }) => ({
				id,
				data: { ...Object(data), private: [hide[name]] },
			})),
	};
});

test('a job whose skills are private has none, and nothing else of it is lost', async () => {
	const jobs = await getExperience('en');
	expect(jobs).toHaveLength(1);
	for (const job of jobs) {
		expect(job.skills).toEqual([]);
		expect(job.tasks.lines).not.toEqual([]);
	}
});
