import { builtInLocales } from '#i18n/locales.ts';
import { plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { Find } from './pages/find.ts';
import { expect, journeyIf, test } from './test.ts';

/** A project with a case study, under its title in each language. */
const bakery = {
	en: 'Bakery pre-orders',
	uk: 'Передзамовлення для пекарні',
	es: 'Encargos para una panadería',
} as const;

for (const locale of builtInLocales) {
	test(`${locale}: a project is found by its title in any language, and by a slip`, async ({
		page,
	}) => {
		const find = new Find(page, locale);
		await find.open('/about');
		for (const [language, title] of Object.entries(bakery)) {
			await find.ask(title);
			const option = find.options.first();
			await expect(option).toContainText(bakery[locale]);
			await expect(option).toHaveAttribute('href', localizePath(locale, '/projects/bakery'));
			const other = option.locator(`[lang=${language}]`);
			await expect(other).toHaveCount(language === locale ? 0 : 1);
		}
		await find.ask('bakrey');
		await expect(find.options.first()).toContainText(bakery[locale]);
		await expect(find.status).toHaveText(plural(locale, find.t.found, 1));
	});
}

test('found letters are marked, in the words of a case study too', { tag: '@matrix' }, async ({
	page,
}) => {
	const find = new Find(page);
	await find.open('/about');
	await find.ask('bake');
	expect((await find.marks())[0]).toBe('Bake');
	await find.ask('Київ');
	await expect(find.options.first()).toContainText('still spelt Kyiv');
	expect(await find.marks()).toEqual(['Kyiv']);
});

test('where nothing is found, the certificates can be searched for the same', async ({ page }) => {
	const find = new Find(page);
	await find.open('/about');
	await find.ask('zzzz');
	await expect(find.options).toHaveCount(0);
	await expect(find.field).toHaveAttribute('aria-expanded', 'false');
	await expect(find.dialog).toContainText(find.t.none.replace('{query}', 'zzzz'));
	await find.dialog.getByRole('link', { name: find.t.certificates }).click();
	await expect(page).toHaveURL('/certificates?q=zzzz');
});

for (const [name, options] of Object.entries({
	'a desktop': { viewport: { width: 1280, height: 800 } },
	'a desktop in the dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
	'a telephone': { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
} as const)) {
	test.describe(name, () => {
		test.use({ ...options, reducedMotion: 'reduce' });

		test(
			`on ${name} the search has no barriers and fits`,
			journeyIf(name === 'a telephone'),
			async ({ page }) => {
				const find = new Find(page);
				await find.open('/about');
				await loadAxe(page);
				const look = async (state: string) => {
					expect([state, await findFaults(page, { rules: 'all', within: '.find' })]).toEqual([
						state,
						[],
					]);
					expect(
						await find.dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth),
					).toBe(true);
				};
				await find.options.first().waitFor();
				await look('at the start');
				await find.ask('java');
				await look('with results');
				await find.ask('zzzz');
				await look('without results');
			},
		);
	});
}
