import { extra } from '#i18n/messages/extra/index.ts';
import { plural } from '#i18n/messages.ts';
import { getTools, registry } from '#tools/registry.ts';
import { expect, test } from './test.ts';

const t = extra.en;

test(`a tool is found by its name in any language and by its purpose, with its picture`, async ({
	page,
}) => {
	await page.goto('/extra');
	const list = page.locator('#tools');
	const answer = page.locator('.tools-found');
	await expect(list.getByRole('link')).toHaveCount(registry.length);

	const field = page.getByRole('searchbox', { name: t.find });
	const last = registry.map(({ id }) => t.tools[id].title).at(-1) ?? '';
	await field.focus();
	await page.keyboard.type(` ${last.toUpperCase()} `);
	await expect(list.getByRole('listitem').getByRole('link')).toHaveText([last]);
	await expect(answer).toHaveText(plural('en', t.found, 1));
	await expect(list.getByRole('listitem').getByRole('link').locator('mark')).toHaveText(
		last.split(' '),
	);
	await expect
		.poll(() =>
			list
				.locator('img')
				.evaluateAll(
					(images) =>
						images.filter(
							(image) =>
								image instanceof HTMLImageElement &&
								image.checkVisibility() &&
								image.naturalWidth > 0,
						).length,
				),
		)
		.toBe(1);

	for (const { tools } of [extra.en, extra.uk, extra.es]) {
		await field.fill(tools.calculator.title);
		await expect(list.getByRole('listitem').getByRole('link')).toHaveText([
			t.tools.calculator.title,
		]);
	}
	await field.fill(t.tools.graphics.title);
	for (const { title } of getTools('en', 'graphics'))
		await expect(list.getByRole('link', { name: title, exact: true })).toBeVisible();

	await field.fill('<>zzzz');
	await expect(list.getByRole('link')).toHaveCount(0);
	await expect(answer).toHaveText(t.noneFound);
	await field.fill('');
	await expect(list.getByRole('link')).toHaveCount(registry.length);
	await expect(list.locator('mark')).toHaveCount(0);
});
