import { expect, test } from 'vitest';
import { listCaseStudyPaths } from '../../scripts/case-studies.ts';
import { listMeasuredPages, listToolPages } from '../../scripts/measure/addresses.ts';
import { budgetOf } from '../../scripts/measure/budgets.ts';
import { resumePages } from '../fixtures/resume-pages.ts';

test('every resume page and every case study is measured in three languages', () => {
	const pages = listMeasuredPages();
	const studies = listCaseStudyPaths();
	expect(studies).toContain('/projects/bakery');
	expect(pages).toHaveLength((resumePages.length + studies.length) * 3);
	expect(pages.slice(0, 3).map(({ path }) => path)).toEqual(['/', '/uk', '/es']);
	expect(listMeasuredPages('/es/skills').map(({ path }) => path)).toEqual(['/es/skills']);
});

test('every tool without a 3D scene is measured, each mode of the calculator too, and has 84 kB of script, 92 kB where it uses services', () => {
	const paths = listToolPages().map(({ path }) => path);
	expect(paths).toEqual(
		expect.arrayContaining([
			'/extra',
			'/extra/login',
			'/extra/calculator',
			'/extra/calculator#accounting',
			'/extra/calculator#finance',
			'/extra/tasks/palindrome',
			'/extra/graphics/cubejs',
		]),
	);
	expect(paths).not.toContain('/extra/graphics/couture3d');
	expect(budgetOf('/extra/todo').scriptBytes).toBe(84_000);
	expect(budgetOf('/extra/rates').scriptBytes).toBe(92_000);
	expect(budgetOf('/extra/calculator#accounting').scriptBytes).toBe(84_000);
	expect(listToolPages('#finance')).toHaveLength(1);
});
