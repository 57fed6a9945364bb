import { getAboutProse, getHomeProse } from '#queries/prose.ts';

const written = vi.hoisted(() => new Set<string>());

beforeEach(() => {
	written.clear();
	for (const file of ['home/en', 'about/en', 'about/uk']) written.add(file);
});

vi.mock('astro:content', () => {
	return {
		getCollection: async (collection: string) =>
			[...written]
				.map((file) => file.split('/'))
				.filter(([folder]) => folder === collection)
				.map(([, id]) => ({ id, data: { lead: `lead ${id}` } })),
		render: async ({ id }: { id: string }) => ({ Content: id }),
	};
});

test('English prose that stands in for a translation is marked as English', async () => {
	expect(await getHomeProse('uk')).toEqual({ Content: 'en', lang: 'en' });
	expect(await getAboutProse('es')).toEqual({ Content: 'en', lead: 'lead en', lang: 'en' });
});

test('a site may do without a text about itself, but not without that of the home page', async () => {
	written.clear();
	expect(await getAboutProse('es')).toBeUndefined();
	await expect(getHomeProse('es')).rejects.toThrow('src/content/home/en.mdx is missing.');
});
