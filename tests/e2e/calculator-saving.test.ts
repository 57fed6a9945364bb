import { readFile } from 'node:fs/promises';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { modes } from '#tools/calculator/mode.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, journeyIf, test } from './test.ts';

const t = messages.en.saving;

for (const mode of modes) {
	test(
		`${mode}: a full storage is reported, and trying again saves`,
		journeyIf(mode === 'standard'),
		async ({ page }) => {
			await page.addInitScript(() => {
				const { setItem } = Storage.prototype;
				Storage.prototype.setItem = function (key, text) {
					if ('full' in window) throw new DOMException('', 'QuotaExceededError');
					setItem.call(this, key, text);
				};
			});
			await page.goto(`/extra/calculator#${mode}`);
			await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
			await expect(page.locator('.calculator').getByRole('alert')).toHaveCount(0);
			await page.evaluate(() => Object.assign(window, { full: true }));
			await page.keyboard.type('5+');
			const notice = page.locator('.calculator').getByRole('alert');
			await expect(notice).toContainText(`${t.full} ${t.lost}`);
			await loadAxe(page);
			expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);
			const download = page.waitForEvent('download');
			await notice.getByRole('button', { name: t.exportJson }).click();
			expect((await download).suggestedFilename()).toBe('calculator.json');

			await page.evaluate(() => Reflect.deleteProperty(window, 'full'));
			await notice.getByRole('button', { name: t.retry }).click();
			await expect(notice).toHaveCount(0);
			await page.reload();
			await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
			await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText(/^5/);
			await expect(page.locator('.calculator').getByRole('alert')).toHaveCount(0);
		},
	);
}

test('one broken line of the tape costs one line, and the tape as it was can be downloaded', {
	tag: '@matrix',
}, async ({ page }) => {
	const broken = '+ 12\n+ 13\nGARBAGE\ntotal';
	await page.addInitScript((tape) => {
		localStorage.calculatorTape ??= tape;
	}, broken);
	await page.goto('/extra/calculator#accounting');
	await expect(page.getByRole('option')).toHaveText([/12.00/, /13.00/, /25.00/]);
	await expect(page.locator('.calculator').getByRole('alert')).toContainText(t.broken);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: t.saveBroken }).click();
	expect(await readFile(await (await download).path(), 'utf8')).toBe(broken);
	await page.keyboard.type('5+');
	await page.reload();
	await expect(page.getByRole('option')).toHaveCount(4);
	await expect(page.locator('.calculator').getByRole('alert')).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem('calculatorTape.broken'))).toBe(broken);
});

test('two tabs that are typed into at once keep their digits apart', { tag: '@matrix' }, async ({
	page,
	context,
}) => {
	const tabs = [page, await context.newPage()];
	const numbers = ['111111', '222222'];
	for (const mode of modes) {
		for (const tab of tabs) {
			// An address that differs by its fragment alone would not load the page again.
			await tab.goto('about:blank');
			await tab.goto(`/extra/calculator#${mode}`);
			await tab.locator('.machine[data-ready]').waitFor();
		}
		await Promise.all(
			tabs.map((tab, place) => tab.keyboard.type(`${numbers[place]}`, { delay: 20 })),
		);
		for (const [place, tab] of tabs.entries()) {
			const shown = tab.locator('.machine[data-ready] .calculator-entry');
			await expect(shown, mode).toHaveText(['111,111', '222,222'][place] ?? '');
			await tab.keyboard.press(mode === 'accounting' ? 'NumpadAdd' : 'Escape');
		}
	}
	await page.goto('about:blank');
	await page.goto('/extra/calculator#accounting');
	await expect(page.getByRole('option')).toHaveText([/111,111\.00/, /222,222\.00/]);
});
