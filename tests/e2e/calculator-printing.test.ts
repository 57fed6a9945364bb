import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const keys = '12.50 + 3 - t 2 * 3 = + 100 ] 5 p g';

for (const locale of locales) {
	test(`${locale}: a tape from the keyboard is printed, announced and kept over a reload`, async ({
		page,
	}) => {
		const t = messages[locale].accounting;
		await open(page, localizePath(locale, '/extra/calculator'));
		await press(page, '12.50 + 3 -');
		await expect(page.getByRole('status')).toContainText(
			writeFigures(locale, `${t.marks['-']} 3.00; 9.50`),
		);
		await press(page, 't');
		await expect(page.getByRole('status')).toHaveText(
			writeFigures(locale, `${t.marks.total} 9.50`),
		);
		await page.reload();
		await expect(page.getByRole('option')).toHaveText([/12.50/, /3.00/, /n2.*9.50/]);
		// The paper moves on, so that what was printed last is seen.
		await press(page, `${'1 + '.repeat(30)}t`);
		await expect(page.getByRole('option').last()).toContainText('n30');
		await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole('radio', { name: messages[locale].mode.accounting })).toBeChecked();
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);
	});
}

test('a line is changed, deleted and brought back from the keyboard', async ({ page }) => {
	const t = messages.en.accounting;
	await open(page);
	await press(page, '10 + 20 + t');
	const paper = page.getByRole('listbox', { name: t.tape });
	await paper.focus();
	for (const key of ['Home', 'Enter']) await page.keyboard.press(key);
	const dialog = page.getByRole('dialog', { name: t.editor.change });
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);
	await dialog.getByLabel(t.editor.number).fill('1,5');
	await dialog.getByLabel(t.editor.key).selectOption('-');
	await page.keyboard.press('Tab');
	await dialog.getByRole('button', { name: t.editor.save }).press('Enter');
	await expect(page.getByRole('option')).toHaveText([/1.50.*−/, /20.00/, /18.50/]);

	await paper.focus();
	for (const key of ['Home', 'Delete']) await page.keyboard.press(key);
	await expect(page.getByRole('option')).toHaveText([/20.00/, /n1.*20.00/]);
	await page.getByRole('button', { name: t.undo }).press('Enter');
	await expect(page.getByRole('option')).toHaveCount(3);
});

test('the tape is saved as a table and printed alone', async ({ page }) => {
	const t = messages.en.accounting;
	await open(page);
	await press(page, keys);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: t.saveCsv }).click();
	const csv = await readFile(await (await download).path(), 'utf8');
	expect(csv).toContain(`1,,12.50,${t.marks['+']}\r\n`);

	await page.emulateMedia({ media: 'print' });
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	await expect(page.locator('.tape-printed .tape-line')).toHaveCount(12);
	await expect(page.locator('.tape-printed')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	await expect(page.locator('.tape-printed')).toHaveCount(0);
});

test('a tape of 10,000 lines opens, takes keys without writing its lines again, and is scrolled', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.calculatorTape ??= Array.from({ length: 10_000 }, (_, i) => `+ ${i}.25`).join(
			'\n',
		);
	});
	await open(page);
	await expect(page.getByRole('option').last()).toContainText('9,999.25');
	expect(await page.getByRole('option').count()).toBeLessThan(100);
	const written = await page.getByRole('listbox').evaluate(async (paper) => {
		let elements = 0;
		const observer = new MutationObserver((changes) => {
			for (const { addedNodes } of changes) elements += addedNodes.length;
		});
		observer.observe(paper, { childList: true, subtree: true });
		for (const key of ['5', '+', 't']) {
			const code = key === 't' ? 'KeyT' : '';
			const target = document.activeElement ?? document.body;
			target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
			await new Promise(requestAnimationFrame);
		}
		observer.disconnect();
		return elements;
	});
	expect(written).toBeLessThan(100);
	await expect(page.getByRole('option').last()).toContainText('49,997,505.00');
	await page.getByRole('listbox').focus();
	await page.keyboard.press('Home');
	await expect(page.getByRole('option').first()).toContainText('0.25');
});

test('with the focus in the header no key reaches the calculator', { tag: '@matrix' }, async ({
	page,
}) => {
	await open(page);
	const link = page.getByRole('banner').getByRole('link', { name: 'Projects' });
	await page.keyboard.press('Tab');
	await link.focus();
	await press(page, '5 + t');
	await expect(link).toBeFocused();
	await expect(page.getByRole('option')).toHaveCount(0);

	await link.blur();
	await press(page, 't s');
	await expect(page.getByRole('option')).toHaveCount(0);
	await press(page, '5 + t');
	await expect(page.getByRole('option')).toHaveText([/5.00/, /5.00/]);
});

test('a key that is clicked takes the letters to the calculator', { tag: '@matrix' }, async ({
	page,
}) => {
	await open(page);
	await page.getByRole('button', { name: '7', exact: true }).click();
	await press(page, 's');
	await expect(page.getByRole('option')).toHaveCount(1);
});

test('the switches are moved by key, and the rate is kept', { tag: '@matrix' }, async ({
	page,
}) => {
	const t = messages.en.accounting;
	await open(page);
	await page
		.getByRole('radiogroup', { name: t.decimals })
		.getByRole('radio', { name: '2' })
		.focus();
	await page.keyboard.press('ArrowRight');
	await page.getByRole('textbox', { name: t.rate }).fill('7,5');
	await page.reload();
	await expect(page.getByRole('textbox', { name: t.rate })).toHaveValue('7.5');
	await press(page, '100 ]');
	await expect(page.getByRole('option')).toHaveText([/100.000/, /7.5 %.*7.500/, /107.500/]);
});

test.describe('a script that does not come', () => {
	test.use({ expectedErrors: [/ERR_FAILED|status of 404/] });

	test('is requested again', { tag: '@matrix' }, async ({ page }) => {
		const t = messages.en.mode;
		let failing = true;
		await page.route(/Accounting[^/]*\.js/, (route) =>
			failing ? route.abort() : route.continue(),
		);
		await page.goto('/extra/calculator');
		await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
		await page.getByRole('radio', { name: t.accounting }).check();
		await expect(page.getByRole('status')).toHaveText(t.failed);
		failing = false;
		await page.getByRole('button', { name: t.retry }).click();
		await expect(page.locator('.accounting:has([data-ready])')).toBeVisible();
	});
});

test('at 320 px nothing of the printing calculator is cut off', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page);
	await press(page, '999999999.99 + t');
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);
});

async function open(page: Page, path = '/extra/calculator') {
	await page.goto(`${path}#accounting`);
	await expect(page.locator('.accounting:has([data-ready])')).toBeVisible();
}

async function press(page: Page, words: string) {
	for (const word of words.split(' ')) await page.keyboard.type(word);
}
