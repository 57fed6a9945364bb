import { expect, test } from 'vitest';
import { budgetOf, findExcesses } from '../../../../scripts/measure/budgets.ts';
import { toTable } from '../../../../scripts/measure/table.ts';

test('pages to read have 14,000 bytes, home and case studies 21,000, lists 28,500', () => {
	expect(budgetOf('/').htmlBytes).toBe(21_000);
	expect(budgetOf('/projects/bakery').htmlBytes).toBe(21_000);
	expect(budgetOf('/skills').htmlBytes).toBe(14_000);
	for (const page of ['/about', '/experience', '/education']) {
		expect([page, budgetOf(page).htmlBytes]).toEqual([page, 14_000]);
	}
	for (const page of ['/projects', '/certificates', '/certificates/backend']) {
		expect([page, budgetOf(page).htmlBytes]).toEqual([page, 28_500]);
	}
});

test('a page within its budget has no excess, one byte more is one', () => {
	const budget = budgetOf('/');
	expect(findExcesses(budget, budget)).toEqual([]);
	expect(findExcesses({ ...budget, htmlBytes: 21_001 }, budget)).toEqual([
		'21001 bytes of HTML and CSS, at most 21000 allowed',
	]);
	expect(
		findExcesses({ htmlBytes: 0, scriptBytes: 3501, fontFiles: 3, otherHosts: 1 }, budget),
	).toHaveLength(3);
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
