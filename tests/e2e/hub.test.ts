import { extra } from '#i18n/messages/extra/index.ts';
import { registry } from '#tools/registry.ts';
import { expect, test } from './test.ts';

const t = extra.en;

test(`a tool is found by its name in any language`, async ({ page }) => {
	await page.goto('/extra');
	const list = page.locator('#tools');
	const answer = page.locator('.tools-found');
	await expect(list.getByRole('link')).toHaveCount(registry.length);

	const field = page.getByRole('searchbox', { name: t.find });
	for (const { tools } of [extra.en, extra.uk, extra.es]) {
		await field.fill(tools.calculator.title);
		await expect(list.getByRole('listitem').getByRole('link')).toHaveText([
			t.tools.calculator.title,
		]);
	}
	await field.fill('<>zzzz');
	await expect(list.getByRole('link')).toHaveCount(0);
	await expect(answer).toHaveText(t.noneFound);
	await field.fill('');
	await expect(list.getByRole('link')).toHaveCount(registry.length);
});
