import { calculator } from '#i18n/messages/calculator/index.ts';
import { notes } from '#i18n/messages/notes/index.ts';
import { rates } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import { expect, test } from './test.ts';

const t = calculator.en;

test('a converted sum goes to the calculator, on to Finance and back to the rates, and nothing is lost on the way', async ({
	page,
}) => {
	await page.goto('/extra/calculator');
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await page.keyboard.type('12');

	await page.goto('/extra/rates?amount=50&from=UAH&to=UAH');
	await expect(page.getByLabel(rates.en.amount)).toHaveValue('50');
	await page.getByRole('link', { name: rates.en.toCalculator }).press('Enter');
	await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText('50');
	await expect(page.getByRole('status')).toContainText(
		fill(t.handOver.takenAndKept, { number: '50' }),
	);
	await expect(page.locator('.past-result')).toHaveText(['12']);
	await expect(page).toHaveURL('/extra/calculator');
	await page.keyboard.type('*3=');
	await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText('150');

	await page.getByRole('link', { name: t.handOver.finance }).press('Enter');
	await expect(page.getByText(fill(t.handOver.store, { number: '150' }))).toBeVisible();
	await page.keyboard.type('v');
	await expect(page.locator('.term', { hasText: 'PV' }).locator('input')).toHaveValue('150');
	await expect(page).toHaveURL('/extra/calculator#finance');

	await page.getByRole('radio', { name: t.mode.standard }).press('Space');
	await page.getByRole('link', { name: t.handOver.rates }).click();
	await expect(page.getByLabel(rates.en.amount)).toHaveValue('150');
});

test('a tape goes into the field for a new note, after what is there', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.goto('/extra/notes');
	await expect(page.locator('.record-tool[data-ready]')).toHaveCount(1);
	await page.getByLabel(notes.en.newNote).fill('For Olena');

	await page.goto('/extra/calculator#accounting');
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await page.keyboard.type('12.5+3-t');
	await page.getByRole('button', { name: t.handOver.note }).press('Enter');
	const field = page.getByLabel(notes.en.newNote);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(/^For Olena\n\nPaper tape, .+\n```\n\s+12\.50 \+\n/);
	await expect(page.getByText(notes.en.handed)).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page.locator('.note')).toHaveCount(1);
	await expect(field).toHaveValue('');
});
