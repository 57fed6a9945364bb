import { readFile } from 'node:fs/promises';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { faces } from '#tools/calculator/finance/terms.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	test(`${locale}: a mortgage is solved by key, scheduled and kept`, async ({ page }) => {
		const { finance: t, mode } = messages[locale];
		await page.goto(localizePath(locale, '/extra/calculator'));
		await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
		await page.getByRole('radio', { name: mode.finance }).check();
		await expect(page).toHaveURL(/#finance$/);
		await expect(page.locator('.finance:has([data-ready])')).toBeVisible();
		await page.keyboard.type('360n6.5i180000vp');
		await expect(page.getByRole('status')).toHaveText(`PMT = ${writeFigures(locale, '-1137.72')}`);
		const payment = page.getByRole('textbox', { name: `PMT ${t.registers.pmt}` });
		await expect(payment).toHaveValue(writeFigures(locale, '-1137.72'));
		await expect(page.getByRole('row').nth(1)).toHaveText(
			new RegExp(
				['1', '-1137.72', '-975.00', '-162.72', '179837.28']
					.map((number) => writeFigures(locale, number))
					.join('\\s*'),
			),
		);
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);
		await page.reload();
		await expect(payment).toHaveValue(writeFigures(locale, '-1137.72'));
	});
}

test('values are written into fields; no solution, and two solutions, are reported', {
	tag: '@matrix',
}, async ({ page }) => {
	const { finance: t } = messages.en;
	await page.goto('/extra/calculator#finance');
	const field = (register: keyof typeof t.registers) =>
		page.getByRole('textbox', { name: `${faces[register]} ${t.registers[register]}` });
	await field('n').fill('2');
	await field('pv').fill('-1 000');
	await field('pmt').fill('2300');
	await field('fv').fill('3620');
	await page.getByRole('combobox', { name: t.perYear }).selectOption('1');
	const solve = page.getByRole('button', { name: fill(t.solveFor, { face: 'I/YR' }) });
	await field('fv').fill('-3620');
	await solve.press('Enter');
	await page.getByRole('button', { name: '20', exact: true }).press('Enter');
	await expect(field('i')).toHaveValue('20');

	await field('fv').fill('x');
	await expect(page.locator('.term').getByRole('alert')).toHaveText(t.wrong);
	await field('fv').fill('0');
	await field('pv').fill('1000');
	await solve.press('Enter');
	await expect(page.getByRole('status')).toHaveText(fill(t.none, { face: 'I/YR' }));
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);
});

test('the schedule is paged and saved as a table', async ({ page }) => {
	const { finance: t } = messages.en;
	await page.goto('/extra/calculator#finance');
	await expect(page.locator('.finance:has([data-ready])')).toBeVisible();
	await page.keyboard.type('36n12i1000vp');
	// The solver loads first.
	await expect(page.getByRole('status')).toContainText('33.21');
	await page.getByRole('button', { name: t.next }).press('Enter');
	await expect(page.getByRole('table')).toHaveAccessibleName(
		fill(t.page, { from: 25, to: 36, all: 36 }),
	);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: t.saveCsv }).press('Enter');
	const csv = await readFile(await (await download).path(), 'utf8');
	expect(csv.trim().split('\r\n')).toHaveLength(37);
	expect(csv).toMatch(/36,-33\.44,-0\.33,-33\.11,0\.00/);
});

test('extra payments, years, bars and flows are operable by keyboard and accessible', async ({
	page,
}) => {
	const { finance: t } = messages.uk;
	await page.goto('/uk/extra/calculator#finance');
	await page.getByRole('button', { name: t.example }).press('Enter');
	await page.getByRole('textbox', { name: t.extra }).fill('100');
	await expect(page.getByText('54\u00a0459,16')).toBeVisible();
	await page.getByRole('button', { name: t.by.year }).press('Enter');
	await expect(page.getByText(fill(t.years, { from: 1, to: 24, all: 24 }))).toBeVisible();
	await page.locator('.flows summary').press('Enter');
	await page.getByRole('button', { name: t.flows.example }).press('Enter');
	await expect(page.getByText('13,903758')).toBeVisible();
	await page.getByRole('textbox', { name: t.flows.list }).fill('−1000\nп’ять');
	await expect(page.getByText(fill(t.flows.wrongLine, { line: 2 }))).toBeVisible();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);
	await page.reload();
	await expect(page.getByText('54\u00a0459,16')).toBeVisible();
});

test('at 320 px nothing of the financial calculator is cut off, with letters twice as large too', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/es/extra/calculator#finance');
	await expect(page.locator('.finance:has([data-ready])')).toBeVisible();
	await page.keyboard.type('12n12i1000vp');
	await expect(page.locator('.schedule table')).toBeVisible();
	await page.locator('.flows summary').press('Enter');
	await expect(page.locator('.flows textarea')).toBeVisible();
	for (const letters of ['100%', '200%']) {
		const overflow = await page.evaluate((size) => {
			document.documentElement.style.fontSize = size;
			return document.documentElement.scrollWidth - innerWidth;
		}, letters);
		expect(overflow, letters).toBeLessThanOrEqual(0);
	}
	await page.emulateMedia({ forcedColors: 'active' });
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: '.finance' })).toEqual([]);
});
