import { expect, type Page } from '@playwright/test';
import type { Mode } from '#tools/calculator/mode.ts';

/** Opens a calculator, and waits until it takes keys. */
export async function openCalculator(page: Page, mode: Mode = 'standard') {
	await page.goto(`/extra/calculator#${mode}`);
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	const machine = page.locator('.machine[data-ready]');
	return {
		entry: machine.locator('.calculator-entry'),
		history: machine.locator('.calculator-history'),
		status: page.getByRole('status'),
	};
}
