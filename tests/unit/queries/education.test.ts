import { findProjectsOf } from '#queries/education.ts';
import { paper, project } from '../cv/makers.ts';

vi.mock('astro:content', () => ({}));

test('what came of a school are the projects that name one of its documents, selected work first', () => {
	const projects = [
		project({ id: 'shop', certificates: ['academy/layout', 'academy/javascript'] }),
		project({ id: 'other', certificates: ['react/hooks'] }),
		project({ id: 'hotel', certificates: ['academy/layout'], featured: 1 }),
	];
	const documents = ['academy/layout', 'academy/javascript'].map((id) => paper({ id }));
	expect(findProjectsOf({ documents }, projects).map(({ id }) => id)).toEqual(['hotel', 'shop']);
	expect(findProjectsOf({ documents: [] }, projects)).toEqual([]);
});
