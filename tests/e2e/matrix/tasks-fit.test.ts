import { locales } from '#i18n/locales.ts';
import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { taskIds } from '#tools/tasks/task-ids.ts';
import { expect, test } from '../test.ts';

const windows = [
	{ width: 1366, height: 768 },
	{ width: 390, height: 844 },
];

for (const locale of locales) {
	test(`${locale}: the demo of each task, with its answer, is in the first window`, async ({
		page,
	}) => {
		for (const task of taskIds) {
			for (const size of windows) {
				await page.setViewportSize(size);
				await page.goto(localizePath(locale, `/extra/tasks/${task}`));
				await page.locator('.workshop[data-ready]').waitFor();
				if (task === 'fizzbuzz') {
					await page.locator('.demo input').fill('15');
					await page.keyboard.press('Enter');
				} else {
					await page.getByRole('button', { name: messages[locale].sample }).click();
				}
				await expect(page.locator('.demo-answer')).not.toBeEmpty();
				const demo = await page.locator('.demo').evaluate((part) => part.getBoundingClientRect());
				const name = `${task} at ${size.width}`;
				expect(demo.bottom, name).toBeLessThanOrEqual(size.height);
				expect(demo.right, name).toBeLessThanOrEqual(size.width);
				expect(await page.evaluate(() => scrollY)).toBe(0);
			}
		}
	});
}
