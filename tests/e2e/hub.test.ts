import { locales } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { getTools, registry } from '#tools/registry.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	const t = extra[locale];

	test(`${locale}: a tool is found by its name and by its purpose, and the way to it is short`, async ({
		page,
	}) => {
		await page.goto(localizePath(locale, '/extra'));
		await scriptsLoaded(page);
		const list = page.locator('#tools');
		const answer = page.getByRole('search').getByRole('status');
		await expect(list.getByRole('link')).toHaveCount(registry.length);

		const field = page.getByRole('searchbox', { name: t.find });
		const memory = t.tools['games/memory'].title;
		await field.focus();
		await page.keyboard.type(` ${memory.toUpperCase()} `);
		await expect(list.getByRole('link')).toHaveText([t.tools.games.title, memory]);
		await expect(answer).toHaveText(plural(locale, t.found, 1));
		await expect(list.locator('mark')).toHaveText(memory);

		await field.fill(t.tools.graphics.title);
		await expect(list.getByRole('link')).toHaveText([
			t.tools.graphics.title,
			...getTools(locale, 'graphics').map(({ title }) => title),
		]);

		await field.fill('<b>no such tool');
		await expect(list.getByRole('link')).toHaveCount(0);
		await expect(answer).toHaveText(t.noneFound);
		await field.fill('');
		await expect(list.getByRole('link')).toHaveCount(registry.length);
		await expect(list.locator('mark')).toHaveCount(0);
	});
}

test.describe('scripts are off', () => {
	test.use({ javaScriptEnabled: false });

	test('the whole list is there and the search is not', async ({ page }) => {
		await page.goto('/extra');
		await expect(page.locator('#tools').getByRole('link')).toHaveCount(registry.length);
		await expect(page.getByRole('searchbox')).toHaveCount(0);
	});

	test('every hub shows all of its tools', async ({ page }) => {
		for (const hub of ['graphics', 'games', 'ai'] as const) {
			await page.goto(`/extra/${hub}`);
			const links = page.getByRole('main').getByRole('listitem').getByRole('link');
			await expect(links).toHaveText(getTools('en', hub).map(({ title }) => title));
		}
	});
});
