import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { rates } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import { modes } from '#tools/calculator/mode.ts';
import { expectNoFaults } from './axe.ts';
import { calculate, openCalculator } from './pages/calculator.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { holdScripts } from './pages/loading.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('keys are clicked, Enter then is equals, and Escape clears, except while a menu is open, which it closes', async ({
	page,
}) => {
	const { entry, history, status } = await openCalculator(page);
	for (const name of ['6', t.keys.times, '7'])
		await page.getByRole('button', { name, exact: true }).click();
	await page.keyboard.press('Enter');
	await expect(status).toHaveText('42');
	await page.keyboard.type('2+5');
	await page.locator('header .language').click();
	await page.keyboard.press('Escape');
	await expect(page.locator('#languages')).toBeHidden();
	await expect(entry).toHaveText('5');
	await entry.click();
	await page.keyboard.press('Escape');
	await expect(entry).toHaveText('0');
	await expect(history).toHaveText('');
});

test('a finished calculation is taken from the history, by keyboard and on a phone', async ({
	page,
}) => {
	const { entry, status } = await openCalculator(page);
	await page.keyboard.type('1/3=8*8=');
	const past = page.getByRole('region', { name: t.history.title });
	await expect(past.getByRole('listitem')).toHaveText(['8 × 8 = 64', '1 ÷ 3 = 0.33']);
	await past.getByRole('button', { name: '1 ÷ 3 = 0.33' }).press('Enter');
	await page.keyboard.type('*3=');
	await expect(status).toHaveText('1');
	await expectNoFaults(page, 'body');

	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await page.getByRole('button', { name: t.history.title }).click();
	await page.getByRole('button', { name: '8 × 8 = 64' }).click();
	await expect(entry).toHaveText('64');
	await page.getByRole('button', { name: t.history.clear, exact: true }).click();
	await expect(page.getByRole('main').getByText(t.history.empty)).toBeVisible();
});

test('a converted sum goes to the calculator, on to Finance and back to the rates, and nothing is lost on the way', async ({
	page,
}) => {
	const { entry, status } = await openCalculator(page);
	await page.keyboard.type('12');

	await page.goto('/extra/rates?amount=50&from=UAH&to=UAH');
	await expect(page.getByLabel(rates.en.amount)).toHaveValue('50');
	await page.getByRole('link', { name: rates.en.toCalculator }).press('Enter');
	await expect(entry).toHaveText('50');
	await expect(status).toContainText(fill(t.handOver.takenAndKept, { number: '50' }));
	await expect(page.locator('.past-result')).toHaveText(['12']);
	await page.keyboard.type('*3=');
	await expect(entry).toHaveText('150');

	await page.getByRole('link', { name: t.handOver.finance }).press('Enter');
	await expect(
		page.getByRole('main').getByText(fill(t.handOver.store, { number: '150' })),
	).toBeVisible();
	await page.keyboard.type('v');
	await expect(page.locator('.term', { hasText: 'PV' }).locator('input')).toHaveValue('150');
	await page.getByRole('radio', { name: t.mode.standard }).press('Space');
	await page.getByRole('link', { name: t.handOver.rates }).click();
	await expect(page.getByLabel(rates.en.amount)).toHaveValue('150');
});

test('each calculator is there before its code, and what is typed and clicked then is kept in order', async ({
	page,
}) => {
	for (const mode of modes) {
		const release = await holdScripts(page);
		await page.goto('about:blank');
		await page.goto(`/extra/calculator#${mode}`, { waitUntil: 'commit' });
		const first =
			mode === 'finance'
				? page.getByLabel(t.finance.sentence.label)
				: page.getByRole('application', { name: t.keys.keypad });
		await expect(first).toBeVisible();
		await page.keyboard.type('12/');
		if (mode === 'finance') await page.keyboard.type('5');
		else await page.getByRole('button', { name: '5', exact: true }).click();
		await page.keyboard.type('0=');
		release();
		await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText('0.24');
		await page.unrouteAll();
	}
});

test('each calculator is whole in the first window, with its switch, its keys and its answer', async ({
	page,
}) => {
	const parts =
		'.calculator > .choice, .calculator-display, .hand-over, [data-key], .answer, .paper, .tape-actions, .sentence, .terms, .loan, .past';
	for (const mode of modes) {
		await expectInFirstWindow(page, `/extra/calculator#${mode}`, {
			ready: '.calculator:not(:has([data-first]))',
			notebook: parts,
			phone: parts,
		});
	}
});

test.describe('on a small phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test('all keys are in the first window and stay where they are, whatever the display has', {
		tag: '@matrix',
	}, async ({ page }) => {
		for (const mode of ['standard', 'accounting'] as const) {
			await openCalculator(page, mode);
			const keys = page.locator('.machine [data-key]');
			const end = () =>
				keys.last().evaluate((key) => Math.round(key.getBoundingClientRect().bottom));
			const before = await end();
			expect(before).toBeLessThanOrEqual(740);
			for (const sum of ['1/3=', '9876543210987654*9876543210987654=', '5/0=']) {
				await page.keyboard.type(sum);
				expect([sum, await end()]).toEqual([sum, before]);
				await page.keyboard.press('Escape');
			}
		}
	});
});

test('the calculator says what is typed, each result and why there is none', async ({ page }) => {
	const { type, step, transcript } = await calculate(page, 'standard');
	await type('12');
	await type('+');
	await type('30');
	await type('=');
	await step('= again', () => page.keyboard.press('='));
	await type('6*1==');
	await type('1234567.5');
	await step('Backspace', () => page.keyboard.press('Backspace'));
	await step('Escape', () => page.keyboard.press('Escape'));
	await type('1/3=');
	await type('5/0=');
	await type('2^');
	await step('Escape', () => page.keyboard.press('Escape'));
	await step(`switch on “${t.speakDigits}”`, async () => {
		await page.getByRole('checkbox', { name: t.speakDigits }).press('Space');
	});
	await type('10.5');
	await type('*2=');
	expect(`${transcript}`).toMatchSnapshot(['calculator.en.txt']);
});
