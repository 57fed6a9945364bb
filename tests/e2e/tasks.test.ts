import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { openTask } from './pages/task-page.ts';
import { expect, test } from './test.ts';

const { demo } = messages.en;

test('the hub is a list or a table, and remembers which', async ({ page }) => {
	await page.goto('/extra/tasks');
	await page.getByRole('button', { name: 'Table' }).click();
	await expect(page.getByRole('table', { name: messages.en.hub.caption })).toBeVisible();
	await page.reload();
	await page.getByRole('button', { name: 'Table' }).focus();
	const rows = page.locator('table.records tbody tr');
	await expect(rows).toHaveCount(5);
	await page.getByRole('button', { name: 'List' }).click();
	await expect(page.locator('.task-list')).toBeVisible();
});

test('the demos answer as the specification requires', async ({ page }) => {
	const answer = page.locator('.demo-answer');
	await openTask(page, 'palindrome');
	await expect(answer).toHaveText('Enter the string');
	await page.getByLabel('Text').fill('Козак з казок!');
	await expect(answer).toHaveText(demo.isPalindrome);
	await page.getByLabel('Text').fill('aB\u202e🙂<b>'.repeat(100_000));
	await expect(answer).toContainText(demo.cut);

	await openTask(page, 'anagram');
	await page.getByLabel('First word').fill('Listen');
	await expect(answer).toHaveText(demo.missingWords);
	await page.getByLabel('Second word').fill('silent');
	await expect(answer).toHaveText(demo.isAnagram);

	await openTask(page, 'findvowels');
	await page.getByLabel('Text').fill('AEIOU y');
	await expect(answer).toHaveText('5 vowels');

	await openTask(page, 'fibonacci');
	const place = page.getByLabel(messages.en.tasks.fibonacci.first);
	await place.fill('100');
	await expect(answer).toContainText('354224848179261915075');
	await place.fill('-1');
	await expect(answer).toHaveText(demo.indexInvalid);
	await place.fill('10001');
	await expect(answer).toHaveText(demo.indexTooHigh);

	await openTask(page, 'fizzbuzz');
	const number = page.getByLabel('Number');
	await number.fill('0');
	await number.press('Enter');
	await expect(page.getByRole('main').getByText(demo.countInvalid)).toBeVisible();
	await number.fill('15');
	await number.press('Enter');
	await expect(page.locator('.fizzbuzz li')).toHaveCount(15);
	await expect(page.locator('.fizzbuzz li').nth(14)).toHaveText('fizzbuzz');
	await page.getByRole('button', { name: demo.clear }).click();
	await expect(page.locator('.fizzbuzz li')).toHaveCount(0);
	await expect(number).toHaveValue('1');
});
