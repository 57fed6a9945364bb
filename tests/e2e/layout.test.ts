import { locales } from '#i18n/locales.ts';
import { certificates } from '#i18n/messages/certificates/index.ts';
import { categories, resumePages } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { getTools } from '#tools/registry.ts';
import { readSitemapPaths } from './addresses.ts';
import { site } from './pages/content.ts';
import { Layout } from './pages/layout.ts';
import { Projects } from './pages/projects.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	const layoutOf = (page: ConstructorParameters<typeof Layout>[0]) => new Layout(page, locale);

	test(`${locale}: a page has one banner, one navigation, one main part and one footer`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/projects');
		await expect(layout.header).toHaveCount(1);
		await expect(layout.navigation).toHaveCount(1);
		await expect(layout.main).toHaveCount(1);
		await expect(layout.footer).toHaveCount(1);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	});

	test(`${locale}: logo, search and login lead to the cube, the certificates and Extra`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/about');
		for (const [name, path] of [
			[layout.t.cube, '/extra/graphics/cube3d'],
			[layout.t.search, '/certificates'],
			[layout.t.login, '/extra'],
		] as const) {
			await expect(layout.header.getByRole('link', { name, exact: true })).toHaveAttribute(
				'href',
				localizePath(locale, path),
			);
		}
	});

	test(`${locale}: the menus name the seven categories and all tools of Extra`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/');
		await layout.menuButton('certificates').click();
		await expect(layout.menu('certificates').getByRole('link')).toHaveText(
			categories.map((category) => certificates[locale].categories[category]),
		);
		await layout.menuButton('extra').click();
		await expect(layout.menu('extra').getByRole('link')).toHaveText(
			getTools(locale, 'extra').map(({ title }) => title),
		);
	});

	test(`${locale}: on each page the navigation marks where the visitor is`, async ({ page }) => {
		const layout = layoutOf(page);
		for (const path of resumePages) {
			await layout.open(path);
			const marked = await layout.navigation.evaluate((navigation) =>
				[...navigation.querySelectorAll('[aria-current="page"]')].map((link) =>
					link.getAttribute('href'),
				),
			);
			expect(marked).toEqual([localizePath(locale, path)]);
		}
	});

	test(`${locale}: the footer names author and years, and leads to the CV`, async ({ page }) => {
		const layout = layoutOf(page);
		await layout.open('/');
		const year = new Date().getFullYear();
		await expect(layout.footer).toContainText(`© 2023${year === 2023 ? '' : `–${year}`}`);
		await expect(layout.footer).toContainText(layout.t.sample);
		await expect(layout.footer.getByRole('link', { name: layout.t.author })).toHaveAttribute(
			'href',
			site.repository,
		);
		await expect(layout.footer.getByRole('link', { name: layout.t.cv })).toHaveAttribute(
			'href',
			locale === 'en' ? '/cv.pdf' : `/${locale}/cv.pdf`,
		);
	});

	test(`${locale}: the share links carry the address of the page, the microblog a text too`, async ({
		page,
	}) => {
		const layout = layoutOf(page);
		await layout.open('/skills');
		const canonical = await page.evaluate(
			() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
		);
		for (const [label, host, key] of [
			[layout.t.shareSocial, 'www.facebook.com', 'u'],
			[layout.t.shareMicroblog, 'twitter.com', 'url'],
			[layout.t.shareProfessional, 'www.linkedin.com', 'url'],
		] as const) {
			const link = layout.footer.getByRole('link', { name: label });
			const href = new URL((await link.getAttribute('href')) ?? '');
			expect([href.host, href.searchParams.get(key)]).toEqual([host, canonical]);
			await expect(link).toHaveAttribute('target', '_blank');
			if (label === layout.t.shareMicroblog) {
				expect(href.searchParams.get('text')).toBe(site.shareText[locale]);
			}
		}
	});

	test(`${locale}: a window 320 px wide scrolls no page sideways`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: 320, height: 640 });
		const prefix = localizePath(locale, '/');
		const paths = readSitemapPaths().filter((path) =>
			locale === 'en' ? !/^\/(uk|es)(\/|$)/.test(path) : path.startsWith(prefix),
		);
		expect(paths.length).toBeGreaterThanOrEqual(resumePages.length);
		for (const path of paths) {
			await page.goto(path);
			const wide = await page.evaluate(() => ({
				overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
				guilty: [...document.querySelectorAll('body *')]
					.filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
					.filter((element) => !element.closest('vz-slider, .hidden-words'))
					.map((element) => `${element.tagName}.${element.className}`)
					.slice(0, 3),
			}));
			expect([path, wide]).toEqual([path, { overflow: 0, guilty: [] }]);
		}
	});
}

test('the first key leads to a link that skips the header', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/projects');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: layout.t.skip });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/#content$/);
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const name of ['certificates', 'extra'] as const) {
	test(`the menu ${name} opens on a click and closes on a click, on Escape and on a click beside it`, async ({
		page,
	}) => {
		const layout = new Layout(page);
		const [button, menu] = [layout.menuButton(name), layout.menu(name)];
		await layout.open('/about');
		await expect(menu).toBeHidden();
		await button.click();
		await expect(menu).toBeVisible();
		await button.click();
		await expect(menu).toBeHidden();

		await button.click();
		await expect(menu).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
		await expect(button).toBeFocused();

		await button.click();
		await expect(menu).toBeVisible();
		await layout.main.click({ position: { x: 300, y: 500 } });
		await expect(menu).toBeHidden();
	});
}

test('arrow keys go through a menu and round its ends, Escape gives the focus back', async ({
	page,
}) => {
	const layout = new Layout(page);
	const button = layout.menuButton('certificates');
	const links = layout.menu('certificates').getByRole('link');
	await layout.open('/about');
	await button.focus();
	await page.keyboard.press('ArrowDown');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(links.nth(1)).toBeFocused();
	await page.keyboard.press('End');
	await expect(links.last()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(links.last()).toBeFocused();
	await page.keyboard.press('Home');
	await expect(links.first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(layout.menu('certificates')).toBeHidden();
	await expect(button).toBeFocused();
});

test('a menu says whether it is open and is opened with Enter; its link leads on', async ({
	page,
}) => {
	const layout = new Layout(page);
	const button = layout.menuButton('certificates');
	await layout.open('/about');
	await button.focus();
	await page.keyboard.press('Enter');
	await expect(layout.menu('certificates')).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(layout.menu('certificates').getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/certificates/backend');
});

test('only one menu is open at a time', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/');
	const menus = [layout.menu('certificates'), layout.menu('extra'), layout.languageMenu];
	const buttons = [
		layout.menuButton('certificates'),
		layout.menuButton('extra'),
		layout.languageButton,
	];
	for (const [index, button] of buttons.entries()) {
		await button.click();
		for (const [other, menu] of menus.entries()) {
			await expect(menu).toBeVisible({ visible: other === index });
		}
	}
});

test('Certificates and Extra are links as well as menus', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/');
	await layout.navigation.getByRole('link', { name: layout.t.certificates, exact: true }).click();
	await expect(page).toHaveURL('/certificates');
	await layout.navigation.getByRole('link', { name: layout.t.extra, exact: true }).click();
	await expect(page).toHaveURL('/extra');
});

test('up to 1080 px a burger opens the navigation and Escape closes it', async ({ page }) => {
	const layout = new Layout(page);
	await layout.open('/');
	await page.setViewportSize({ width: 1081, height: 800 });
	await expect(layout.burger).toBeHidden();
	await expect(layout.navigation).toBeVisible();
	await page.setViewportSize({ width: 1080, height: 800 });
	await expect(layout.burger).toBeVisible();
	await expect(layout.navigation).toBeHidden();
	await layout.burger.click();
	await expect(layout.navigation.getByRole('link', { name: layout.t.skills })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(layout.navigation).toBeHidden();
	await expect(layout.burger).toBeFocused();
});

test('on a telephone the burger holds the menus, and a tap beside it closes it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 760 });
	const layout = new Layout(page);
	await layout.open('/');
	await layout.burger.click();
	await layout.menuButton('certificates').click();
	await expect(layout.menu('certificates').getByRole('link')).toHaveCount(7);
	await expect(layout.menu('certificates').getByRole('link').last()).toBeInViewport();
	await page.keyboard.press('Escape');
	await expect(layout.menu('certificates')).toBeHidden();
	await expect(layout.navigation).toBeVisible();
	await page.mouse.click(180, 750);
	await expect(layout.navigation).toBeHidden();
});

test('the colours go from those of the device to light, to dark and round, and are remembered', async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	const layout = new Layout(page);
	await layout.open('/');
	const paper = () =>
		page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const dark = await paper();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.system);
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.light);
	expect(await paper()).not.toBe(dark);
	expect(await layout.saved('theme')).toBe('light');
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.dark);
	await page.emulateMedia({ colorScheme: 'light' });
	expect(await paper()).toBe(dark);
	await page.reload();
	expect(await paper()).toBe(dark);
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.system);
	expect(await paper()).not.toBe(dark);
});

for (const [theme, device] of [
	['dark', 'light'],
	['light', 'dark'],
] as const) {
	test(`saved ${theme} colours are there in the first frame on a ${device} device`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme: device });
		const layout = new Layout(page);
		await layout.save({ theme, viewMode: 'alternative' });
		await page.addInitScript(() => {
			const frames: string[] = [];
			Object.assign(window, { paintedFrames: frames });
			const look = () => {
				if (document.body) {
					const { colorScheme } = getComputedStyle(document.documentElement);
					frames.push(`${colorScheme} ${document.documentElement.dataset.view}`);
				}
				if (frames.length < 20) requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		});
		await layout.open('/');
		await expect
			.poll(() => page.evaluate(() => Reflect.get(window, 'paintedFrames').length))
			.toBe(20);
		const frames: string[] = await page.evaluate(() => Reflect.get(window, 'paintedFrames'));
		expect(new Set(frames)).toEqual(new Set([`${theme} alternative`]));
	});
}

test('the footer logo swaps the pictures of every page, and the choice stays', async ({ page }) => {
	test.slow();
	const layout = new Layout(page);
	const readPictures = () =>
		page.evaluate(() =>
			[...document.images]
				.filter(
					(image) =>
						image.checkVisibility() &&
						/normal|alternative/.test(image.parentElement?.className ?? ''),
				)
				.map((image) => new URL(image.src).pathname.split('/').at(-1) ?? ''),
		);
	await layout.open('/');
	for (const name of await readPictures()) expect(name).not.toContain('.stitch');
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.t.viewMode.alternative);
	expect(await layout.saved('viewMode')).toBe('alternative');
	for (const path of resumePages) {
		await layout.open(path);
		const pictures = await readPictures();
		expect([path, pictures.length]).toEqual([path, path === '/certificates' ? 9 : 2]);
		for (const name of pictures)
			expect([path, name]).toEqual([path, expect.stringContaining('.stitch')]);
	}
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.t.viewMode.normal);
	await expect.poll(async () => (await readPictures()).join()).not.toContain('.stitch');
	expect(await layout.saved('viewMode')).toBe('normal');
});

test('the alternative pictures are really loaded', async ({ page }) => {
	const layout = new Layout(page);
	await layout.save({ viewMode: 'alternative' });
	await layout.open('/certificates');
	await page.getByRole('link', { name: layout.t.search }).hover();
	await expect
		.poll(() =>
			page.evaluate(() =>
				[...document.images]
					.filter((image) => image.checkVisibility() && image.closest('header'))
					.every((image) => image.complete && image.naturalWidth > 0),
			),
		)
		.toBe(true);
});

test('the professional network opens in a window of 600 by 400', async ({ page, context }) => {
	await context.route('https://www.linkedin.com/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>shared</p>' }),
	);
	const layout = new Layout(page);
	await page.addInitScript(() => {
		const open = window.open.bind(window);
		window.open = (...args) => {
			Object.assign(window, { asked: args });
			return open(...args);
		};
	});
	await layout.open('/');
	const opened = context.waitForEvent('page');
	await layout.footer.getByRole('link', { name: layout.t.shareProfessional }).click();
	expect((await opened).url()).toContain('https://www.linkedin.com/sharing/');
	const asked = await page.evaluate(() => Reflect.get(window, 'asked'));
	expect(asked[2]).toMatch(/width=600,height=400/);
	expect(page.url()).toMatch(/\/$/);
});

test('copying the link puts the readable address on the clipboard and says so', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const layout = new Layout(page);
	await layout.open('/projects?q=привіт');
	await layout.footer.getByRole('button', { name: layout.t.copyLink }).click();
	await expect(layout.footer.getByRole('status')).toHaveText(layout.t.copied);
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toMatch(/\/projects\?q=привіт$/);
});

test('where copying is denied the page says so and shows the address selected', async ({
	page,
	context,
}) => {
	const layout = new Layout(page, 'uk');
	await layout.open('/projects');
	const session = await context.newCDPSession(page);
	const { targetInfo } = await session.send('Target.getTargetInfo');
	await session.send('Browser.setPermission', {
		permission: { name: 'clipboard-write' },
		setting: 'denied',
		...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
	});
	await layout.footer.getByRole('button', { name: layout.t.copyLink }).click();
	await expect(layout.footer.getByRole('status')).toContainText(layout.t.notCopied);
	const field = layout.footer.getByRole('textbox', { name: layout.t.notCopied });
	await expect(field).toHaveValue(page.url());
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});

test('tables and open sections fit a window 320 px wide', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const projects = new Projects(page, 'uk');
	await projects.openSearching();
	await projects.tableView.click();
	await expect(projects.table).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
