import { expect, test } from 'vitest';
import { listCaseStudyPaths } from '../../../../scripts/case-studies.ts';
import { listMeasuredPages, listToolPages } from '../../../../scripts/measure/addresses.ts';
import { budgetOf, findExcesses } from '../../../../scripts/measure/budgets.ts';
import { toTable } from '../../../../scripts/measure/table.ts';
import { resumePages } from '../../../fixtures/resume-pages.ts';

test('pages to read have 14,000 bytes, home and case studies 20,000, lists 28,000', () => {
	expect(budgetOf('/').htmlBytes).toBe(20_000);
	expect(budgetOf('/projects/bakery').htmlBytes).toBe(20_000);
	expect(budgetOf('/skills').htmlBytes).toBe(14_000);
	for (const page of ['/about', '/experience', '/education']) {
		expect([page, budgetOf(page).htmlBytes]).toEqual([page, 14_000]);
	}
	for (const page of ['/projects', '/certificates', '/certificates/backend']) {
		expect([page, budgetOf(page).htmlBytes]).toEqual([page, 28_000]);
	}
});

test('a page within its budget has no excess, one byte more is one', () => {
	const budget = budgetOf('/');
	expect(findExcesses(budget, budget)).toEqual([]);
	expect(findExcesses({ ...budget, htmlBytes: 20_001 }, budget)).toEqual([
		'20001 bytes of HTML and CSS, at most 20000 allowed',
	]);
	expect(
		findExcesses({ htmlBytes: 0, scriptBytes: 3201, fontFiles: 3, otherHosts: 1 }, budget),
	).toHaveLength(3);
});

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

test('a table lines up its columns, numbers to the right', () => {
	expect(
		toTable(
			['page', 'bytes'],
			[
				['/', 12],
				['/projects', 12_345],
			],
		),
	).toBe('page       bytes\n/             12\n/projects  12345');
});
