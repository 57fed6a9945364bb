import { notFound as messages } from '#i18n/messages/not-found/index.ts';
import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/status of 404/] });

test(`an unknown address shows one message, and its link leads home`, async ({ page }) => {
	const t = messages.en;
	const layout = new Layout(page, 'en');
	await layout.open('/no-such-page');
	await expect(page).toHaveTitle(t.title);
	await expect(layout.main.getByRole('heading', { level: 1 })).toHaveCount(1);
	await layout.main.getByRole('link', { name: t.link }).click();
	await expect(page).toHaveURL('/');
});
