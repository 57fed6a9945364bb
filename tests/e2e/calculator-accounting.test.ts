import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { expectNoFaults } from './axe.ts';
import { calculate, openCalculator } from './pages/calculator.ts';
import { expect, test } from './test.ts';

const { accounting: t, undo } = messages.en;

test('a tape from the keyboard is printed, announced and kept over a reload', async ({ page }) => {
	const { status } = await openCalculator(page, 'accounting');
	const lines = page.getByRole('option');
	await press(page, '12.50 + 3 -');
	await expect(status).toContainText(`${t.marks['-']} 3.00; 9.50`);
	await press(page, 't');
	await expect(status).toHaveText(`${t.marks.total} 9.50`);
	await page.reload();
	await expect(lines).toHaveText([/12.50/, /3.00/, /n2.*9.50/]);
	// The paper moves on, so that what was printed last is seen.
	await press(page, `${'1 + '.repeat(30)}t`);
	await expect(lines.last()).toContainText('n30');
	await expect(lines.last()).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('radio', { name: messages.en.mode.accounting })).toBeChecked();
	await expectNoFaults(page, 'body');
});

test('two tabs that are typed into at once keep their digits apart, and print on one tape', async ({
	page,
	context,
}) => {
	const tabs = [page, await context.newPage()];
	for (const tab of tabs) await openCalculator(tab, 'accounting');
	await Promise.all(tabs.map((tab, place) => press(tab, place === 0 ? '111111' : '222222')));
	const printed = [/111,111\.00/, /222,222\.00/];
	for (const [place, tab] of tabs.entries()) {
		await press(tab, '+');
		for (const each of tabs)
			await expect(each.getByRole('option')).toHaveText(printed.slice(0, place + 1));
	}
	await page.reload();
	await expect(page.getByRole('option')).toHaveText(printed);
});

test('a line is changed, deleted and brought back from the keyboard', async ({ page }) => {
	await openCalculator(page, 'accounting');
	await press(page, '10 + 20 + t');
	const lines = page.getByRole('option');
	const paper = page.getByRole('listbox', { name: t.tape });
	// What prints comes with the first key.
	await expect(lines).toHaveCount(3);
	await paper.focus();
	for (const key of ['Home', 'Enter']) await page.keyboard.press(key);
	const dialog = page.getByRole('dialog', { name: t.editor.change });
	await expectNoFaults(page, 'body');
	await dialog.getByLabel(t.editor.number).fill('1,5');
	await dialog.getByLabel(t.editor.key).selectOption('-');
	await page.keyboard.press('Tab');
	await dialog.getByRole('button', { name: t.editor.save }).press('Enter');
	await expect(lines).toHaveText([/1.50.*−/, /20.00/, /18.50/]);

	await expect(paper).toBeFocused();
	for (const key of ['Home', 'Delete']) await page.keyboard.press(key);
	await expect(lines).toHaveText([/20.00/, /n1.*20.00/]);
	await page.getByRole('button', { name: undo }).press('Enter');
	await expect(lines).toHaveCount(3);
	const clear = page.getByRole('button', { name: t.newPaper });
	await clear.press('Enter');
	await expect(clear).toBeDisabled();
	await expect(clear).toBeFocused();
});

test('the tape is saved as a table and printed alone', async ({ page }) => {
	await openCalculator(page, 'accounting');
	await press(page, '12.50 + 3 - t 2 * 3 = + 100 ] 5 p g');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: t.saveCsv }).click();
	const csv = await readFile(await (await download).path(), 'utf8');
	expect(csv).toContain(`1,,12.50,${t.marks['+']}\r\n`);

	await page.emulateMedia({ media: 'print' });
	await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
	await expect(page.locator('.tape-printed .tape-line')).toHaveCount(12);
	await expect(page.locator('.tape-printed')).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event('afterprint')));
	await expect(page.locator('.tape-printed')).toHaveCount(0);
});

test('of a tape of 10,000 lines only those in sight are elements, and it takes keys', async ({
	page,
}) => {
	await page.addInitScript(() => {
		localStorage.calculatorTape ??= Array.from({ length: 10_000 }, (_, i) => `+ ${i}.25`).join(
			'\n',
		);
	});
	await openCalculator(page, 'accounting');
	const lines = page.getByRole('option');
	await expect(lines.last()).toContainText('9,999.25');
	expect(await lines.count()).toBeLessThan(100);
	await press(page, '5 + t');
	await expect(lines.last()).toContainText('49,997,505.00');
	await page.getByRole('listbox').press('Home');
	await expect(lines.first()).toContainText('0.25');
});

test('the paper tape says what is printed', { tag: '@matrix' }, async ({ page }) => {
	const { type, step, transcript } = await calculate(page, 'accounting');
	await type('12.50');
	await type('+');
	await type('3-');
	await type('t');
	await step('the last line of the tape', () => page.getByRole('listbox').press('End'));
	await step('delete it', () => page.keyboard.press('Delete'));
	await step('undo', () => page.getByRole('button', { name: undo }).press('Enter'));
	const open = async () => {
		await page.getByRole('listbox').press('End');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').waitFor();
	};
	const { cancel, remove } = t.editor;
	await step('change the line before the last', open);
	await step('Escape', () => page.keyboard.press('Escape'));
	await step('change it: 4, Enter', async () => {
		await open();
		await page.keyboard.type('4');
		await page.keyboard.press('Enter');
	});
	for (const name of [cancel, remove])
		await step(`change it: ${name}`, async () => {
			await open();
			await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
		});
	await step('undo by keys', () => page.keyboard.press('Control+z'));
	expect(`${transcript}`).toMatchSnapshot(['accounting.en.txt']);
});

async function press(page: Page, words: string) {
	for (const word of words.split(' ')) await page.keyboard.type(word);
}
