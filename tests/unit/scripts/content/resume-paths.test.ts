import { findResumePaths } from '../../../../scripts/content/resume-paths.ts';
import { check } from '../../../fixtures/content/check.ts';
import {
	category,
	certificate,
	goodTree,
	project,
	words,
} from '../../../fixtures/content/good-tree.ts';

test('every kind with records has its page, and every category with certificates', () => {
	expect(findResumePaths(goodTree())).toEqual([
		'/',
		'/projects',
		'/education',
		'/experience',
		'/skills',
		'/certificates',
		'/certificates/pm',
		'/certificates/other',
		'/about',
		'/accessibility',
	]);
});

test('what is private has no page', () => {
	const tree = goodTree({ 'projects/dance-school.json': project({ private: true }) });
	expect(findResumePaths(tree)).not.toContain('/projects');
});

test('a link to a page that the site does not have is a mistake', () => {
	const demo = '/certificates/nursing';
	const changes = { 'projects/dance-school.json': project({ demo }) };
	expect(check(changes)).toContain('This site has no page "/certificates/nursing".');
	const title = words('Nursing', 'Сестринська справа', 'Enfermería');
	const added = {
		...changes,
		'categories/nursing.json': category({ order: 3, title }),
		'certificates/nursing/burns.json': certificate(),
	};
	expect(check(added)).toBe('0 mistakes in 0 files.');
});
