import { getEducation } from '#queries/education.ts';

vi.mock('astro:content', () => import('./collections.ts'));

test('the first document of each school, which its page shows large, is its newest and no back side', async () => {
	for (const { documents } of await getEducation('en')) {
		const [first] = documents;
		expect(first?.date).toBe(
			documents
				.map(({ date }) => date)
				.sort()
				.at(-1),
		);
		expect(first?.side).not.toBe('back');
	}
});
