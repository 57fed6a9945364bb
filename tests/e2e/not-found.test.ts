import { locales } from '#i18n/locales.ts';
import { notFound as messages } from '#i18n/messages/not-found/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/status of 404/] });

for (const locale of locales) {
	for (const javaScriptEnabled of [true, false]) {
		test.describe(`scripts are ${javaScriptEnabled ? 'on' : 'off'}`, () => {
			test.use({ javaScriptEnabled });

			test(`${locale}: an unknown address is not found, and links lead on`, async ({ page }) => {
				const t = messages[locale];
				const layout = new Layout(page, locale);
				const answer = await layout.open('/no-such-page');
				expect(answer?.status()).toBe(404);
				await expect(page).toHaveTitle(t.title);
				await expect(page.locator('html')).toHaveAttribute('lang', locale);
				await expect(layout.main).toContainText(t.sentence);
				await expect(layout.main.getByRole('heading', { level: 1 })).toHaveCount(1);
				await expect(layout.main.getByRole('heading', { level: 1 })).toContainText('404');
				await expect(layout.header).toHaveCount(0);
				await expect(layout.footer).toHaveCount(0);
				await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
				await expect(layout.main.getByRole('link')).toHaveText([
					t.link,
					layout.t.projects,
					layout.t.experience,
					layout.t.extra,
					layout.t.search,
				]);
				for (const link of await layout.main.getByRole('link').all()) {
					const href = (await link.getAttribute('href')) ?? '';
					expect((await page.request.get(href)).status()).toBe(200);
				}
				await layout.main.getByRole('link', { name: t.link }).click();
				await expect(page).toHaveURL(localizePath(locale, '/'));
			});
		});
	}
}

test('so is an unknown address in a folder of the site, in the language of that folder', async ({
	page,
}) => {
	for (const [address, locale] of [
		['/projects/no-such-page', 'en'],
		['/de/projects', 'en'],
		['/uk/certificates/no-such-page', 'uk'],
		['/es/extra/no-such-page', 'es'],
	] as const) {
		const answer = await page.goto(address);
		expect([address, answer?.status()]).toEqual([address, 404]);
		await expect(page.locator('html')).toHaveAttribute('lang', locale);
		await expect(page.getByRole('main')).toContainText(messages[locale].sentence);
	}
});

test('a saved language does not redirect from a page that does not exist', async ({ page }) => {
	await new Layout(page).save({ 'user-locale': 'uk', theme: 'dark' });
	await page.goto('/no-such-page');
	await expect(page).toHaveURL('/no-such-page');
	await expect(page.getByRole('main')).toContainText(messages.en.sentence);
});
