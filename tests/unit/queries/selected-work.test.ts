import { selectWork } from '#queries/selected-work.ts';

const alt = { text: 'A page.' };
const project = (
	id: string,
	start: string,
	more: { featured?: number; covered?: boolean } = {},
) => ({
	id,
	start,
	featured: more.featured,
	cover: more.covered ? { picture: `projects/${id}/cover.webp`, alt } : undefined,
});
const namesOf = (projects: Parameters<typeof selectWork<ReturnType<typeof project>>>[0]) =>
	selectWork(projects).map(({ id }) => id);

test('what the author has picked comes in their order, whenever it was made', () => {
	const projects = [
		project('new', '2026-01', { covered: true }),
		project('second', '2025-01', { featured: 2 }),
		project('first', '2019-01', { featured: 1 }),
	];
	expect(namesOf(projects)).toEqual(['first', 'second']);
});

test('where nothing is picked, the newest with a cover are shown', () => {
	const projects = [
		project('bare', '2026-01'),
		project('older', '2018-01', { covered: true }),
		project('newer', '2025-01', { covered: true }),
	];
	expect(namesOf(projects)).toEqual(['newer', 'older']);
});
