import { locales } from '#i18n/locales.ts';
import { notFound as messages } from '#i18n/messages/not-found/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/status of 404/] });

for (const locale of locales) {
	test(`${locale}: an unknown address shows one message, and its link leads home`, async ({
		page,
	}) => {
		const t = messages[locale];
		const layout = new Layout(page, locale);
		await layout.open('/no-such-page');
		await expect(page).toHaveTitle(t.title);
		await expect(layout.main.getByRole('heading', { level: 1 })).toHaveCount(1);
		await layout.main.getByRole('link', { name: t.link }).click();
		await expect(page).toHaveURL(localizePath(locale, '/'));
	});
}

test('a saved language does not redirect from a page that does not exist', {
	tag: '@matrix',
}, async ({ page }) => {
	await new Layout(page).save({ 'user-locale': 'uk', theme: 'dark' });
	await page.goto('/no-such-page');
	await expect(page).toHaveURL('/no-such-page');
	await expect(page.getByRole('main')).toContainText(messages.en.sentence);
});
