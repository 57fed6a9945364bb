import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findProjectsOf, getEducation } from '#queries/education.ts';
import { getProjects } from '#queries/projects.ts';

vi.mock('astro:content', () => import('./collections.ts'));

test('of the sample, each school has the projects whose files name its folder of diplomas', async () => {
	const projects = await getProjects('en');
	const files = globSync('src/content/projects/*.json');
	for (const school of await getEducation('en')) {
		const named = files.filter((file) =>
			(JSON.parse(readFileSync(file, 'utf8')).certificates ?? []).some((id: string) =>
				id.startsWith(`${school.id}/`),
			),
		);
		const found = findProjectsOf(school, projects).map(({ id }) => id);
		expect(found.sort()).toEqual(named.map((file) => basename(file, '.json')).sort());
	}
});

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
