import { locales } from '#i18n/locales.ts';
import { find as messages } from '#i18n/messages/find/index.ts';
import { Find } from './pages/find.ts';
import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

test('before the visitor types there are the pages and what can be done', async ({ page }) => {
	const find = new Find(page);
	const layout = new Layout(page);
	await find.open('/about');
	await expect(find.group(find.t.groups.page).getByRole('option')).not.toHaveCount(0);
	const action = (name: string) => find.group(find.t.groups.action).getByText(name);
	await action(find.t.themes.dark).click();
	await expect(find.dialog).toBeHidden();
	expect(await layout.state('theme')).toBe('dark');

	await page.keyboard.press('Control+k');
	await expect(action(find.t.themes.dark)).toHaveCount(0);
	await action(find.t.viewModes.alternative).click();
	await expect.poll(() => layout.state('view')).toBe('alternative');

	await page.keyboard.press('Control+k');
	await find.ask('українською');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/uk/about');
	expect(await layout.saved('user-locale')).toBe('uk');
});

test('the e-mail address is copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const find = new Find(page);
	await find.open('/about');
	await find.ask('e-mail');
	await page.keyboard.press('Enter');
	await expect(find.status).toHaveText(find.t.copied);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
});

for (const locale of locales) {
	const { themes, viewModes } = messages[locale];
	const asked = {
		en: { dark: 'dark', stitch: 'stitch', language: 'español', title: 'Read in Spanish' },
		uk: { dark: 'темна', stitch: 'стібок', language: 'english', title: 'Читати англійською' },
		es: { dark: 'oscuro', stitch: 'puntada', language: 'english', title: 'Leer en inglés' },
	}[locale as string];

	test(`${locale}: what begins with the asked word and can be done comes first`, {
		tag: '@matrix',
	}, async ({ page }) => {
		const find = new Find(page, locale);
		await find.open('/about');
		for (const [query, title] of [
			[asked?.dark, themes.dark],
			[asked?.stitch, viewModes.alternative],
			[asked?.language, asked?.title],
		]) {
			await find.ask(query ?? '');
			await expect(find.options.first()).toContainText(title ?? '?');
		}
	});
}

test('the place where the person lives is found', { tag: '@matrix' }, async ({ page }) => {
	const find = new Find(page);
	await find.open('/about');
	await find.ask('Benidorm');
	await expect(find.options.first()).toContainText('Home');
});
