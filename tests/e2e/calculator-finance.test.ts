import { readFile } from 'node:fs/promises';
import { writeFigures } from '#i18n/format-number.ts';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { expectNoFaults } from './axe.ts';
import { calculate, openCalculator } from './pages/calculator.ts';
import { expect, test } from './test.ts';

test('a mortgage is solved by key, scheduled by pages, kept, and saved as a table', async ({
	page,
}) => {
	const t = messages.en.finance;
	const figures = writeFigures('en', '-1137.72');
	const { status } = await openCalculator(page, 'finance');
	await page.keyboard.type('360n6.5i180000vp');
	await expect(status).toHaveText(`PMT = ${figures}`);
	const payment = page.getByRole('textbox', { name: `PMT ${t.registers.pmt}` });
	await expect(payment).toHaveValue(figures);
	await expect(page.getByRole('row').nth(1)).toHaveText(/^1\s*.975.00\s*.162.72\s*179,837.28/);
	await page.getByRole('button', { name: t.next }).press('Enter');
	await expect(page.getByRole('table')).toHaveAccessibleName(
		fill(t.page, { from: 25, to: 48, all: 360 }),
	);
	await expectNoFaults(page, 'body');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: t.saveCsv }).press('Enter');
	const csv = await readFile(await (await download).path(), 'utf8');
	expect(csv.trim().split('\r\n')).toHaveLength(361);
	expect(csv).toContain('1,-1137.72,-975.00,-162.72,179837.28');
	await page.reload();
	await page.getByRole('button', { name: t.hpKeys }).press('Enter');
	await expect(payment).toHaveValue(figures);
});

test('extra payments, years, bars and flows are operable by keyboard and accessible', async ({
	page,
}) => {
	const { finance: t } = messages.uk;
	await page.goto('/uk/extra/calculator#finance');
	await page.getByRole('button', { name: t.example }).press('Enter');
	await page.getByRole('textbox', { name: t.extra }).fill('100');
	await expect(page.getByRole('main').getByText('54\u00a0459,16')).toBeVisible();
	await page.getByRole('button', { name: t.by.year }).press('Enter');
	await expect(
		page.getByRole('main').getByText(fill(t.years, { from: 1, to: 24, all: 24 })),
	).toBeVisible();
	await page.locator('.flows summary').press('Enter');
	await page.getByRole('button', { name: t.flows.example }).press('Enter');
	await expect(page.getByRole('main').getByText('13,903758')).toBeVisible();
	await page.getByRole('textbox', { name: t.flows.list }).fill('−1000\nп’ять');
	await expect(
		page.getByRole('main').getByText(fill(t.flows.wrongLine, { line: 2, text: 'п’ять' })),
	).toBeVisible();
	await expectNoFaults(page, 'body');
	await page.reload();
	await expect(page.getByRole('main').getByText('54\u00a0459,16')).toBeVisible();
});

test('the five keys say what they store and find', { tag: '@matrix' }, async ({ page }) => {
	const { type, step, transcript } = await calculate(page, 'finance');
	await type('360');
	await type('n');
	await type('6.5i');
	await type('180000v');
	await step('p', async () => {
		await page.keyboard.press('p');
		await expect(page.locator('.answer-words')).toHaveText(/^PMT/);
	});
	await step('p again', () => page.keyboard.press('p'));
	await type('b');
	await step('solve for FV', () => page.getByRole('button', { name: /FV$/ }).last().press('Enter'));
	await step('write letters into PV', async () => {
		await page.getByRole('textbox', { name: /^PV/ }).fill('x');
		// The code that reads texts loads with the first.
		await page.locator('.term-wrong').waitFor();
	});
	expect(`${transcript}`).toMatchSnapshot(['finance.en.txt']);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('the display, the five keys and the digits are in one window, behind the button that opens them', {
		tag: '@matrix',
	}, async ({ page }) => {
		const t = messages.en;
		await openCalculator(page, 'finance');
		const button = page.getByRole('button', { name: t.finance.hpKeys });
		await button.press('Enter');
		for (const part of [
			'.calculator-display',
			'.keypad-values',
			'[data-key="equals"]',
			'.answer',
		]) {
			await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
		}
		await expect(button).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Tab');
		await expect(page.getByRole('button', { name: t.copy, exact: true })).toBeFocused();
	});
});

test.describe('on a small phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('a table of millions is no wider than a small phone', { tag: '@matrix' }, async ({
		page,
	}) => {
		await page.goto('/uk/extra/calculator#finance');
		const [amount = '', rate = '', years = ''] = messages.uk.finance.sentence.fields;
		await page.getByLabel(amount, { exact: true }).fill('2500000');
		await page.getByLabel(rate).first().fill('13,9');
		await page.getByLabel(years).first().fill('20');
		const table = page.locator('.schedule-scroll');
		await expect(table).toContainText('2 498 051,71');
		expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
	});
});
