import { locales } from '#i18n/locales.ts';
import { home as messages } from '#i18n/messages/home/index.ts';
import { photos, slides, slidesHeading } from './pages/content.ts';
import { Home } from './pages/home.ts';
import { Slider } from './pages/slider.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	test(`${locale}: titles without motion begin at one edge, in even lines`, {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const width of [390, 820, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			const home = new Home(page, locale);
			await home.open('/');
			const boxes = await home.titles.evaluateAll((items) =>
				items.map((item) => item.getBoundingClientRect()),
			);
			expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
			for (const [index, { top }] of boxes.entries()) {
				if (index > 0) expect(top).toBeCloseTo(boxes[index - 1]?.bottom ?? 0, 0);
			}
		}
	});

	test(`${locale}: the link to the projects is in the first window`, { tag: '@matrix' }, async ({
		page,
	}) => {
		const home = new Home(page, locale);
		await home.open('/');
		await expect(home.work).toBeInViewport();
	});

	test(`${locale}: the slider holds fifteen pictures in their order`, { tag: '@matrix' }, async ({
		page,
	}) => {
		const home = new Home(page, locale);
		await home.open('/');
		const slider = new Slider(page, locale, slidesHeading[locale] ?? '');
		await slider.reach();
		await expect(slider.dots).toHaveCount(15);
		await expect(slider.picture).toHaveAccessibleName(slides[0]?.alt[locale] ?? '');
		await slider.dots.last().click();
		await expect(slider.picture).toHaveAccessibleName(slides[14]?.alt[locale] ?? '');
	});

	test(`${locale}: the third portrait is shown at first, the button shows the next`, async ({
		page,
	}) => {
		const home = new Home(page, locale);
		const names = home.photoNames();
		expect(names).toHaveLength(4);
		await home.open('/');
		await expect(home.photo).toHaveCount(1);
		await expect(home.photo).toHaveAccessibleName(names[2] ?? '');
		await home.nextPhoto.click();
		await expect(home.photo).toHaveAccessibleName(names[3] ?? '');
	});
}

test('a title is visible for two seconds, is gone for two, and the next one follows, all the way round', async ({
	page,
}) => {
	const home = new Home(page, 'en');
	await home.open('/');
	for (let index = 0; index < 7; index++) {
		const only = Array.from({ length: 6 }, (_, title) => (title === index % 6 ? 1 : 0));
		const from = index * 4000 + 2000;
		expect(await home.paintTitles(index === 0 ? 0 : from)).toEqual(only);
		expect(await home.paintTitles(from + 1900)).toEqual(only);
		expect(await home.paintTitles(from + 2600)).toEqual([0, 0, 0, 0, 0, 0]);
		expect(await home.paintTitles(from + 3600)).toEqual([0, 0, 0, 0, 0, 0]);
	}
});

test('a title fades and never overlaps another', { tag: '@matrix' }, async ({ page }) => {
	const home = new Home(page, 'en');
	await home.open('/');
	const [fading = 0] = await home.paintTitles(4250);
	expect(fading).toBeGreaterThan(0.2);
	expect(fading).toBeLessThan(0.8);
	for (let ms = 0; ms <= 48_000; ms += 400) {
		const painted = await home.paintTitles(ms);
		expect([ms, painted.filter((opacity) => opacity > 0).length <= 1]).toEqual([ms, true]);
	}
});

test('the rotation runs by itself, and a click stops it with a title left standing', async ({
	page,
}) => {
	const home = new Home(page, 'en');
	await home.open('/');
	const countRunning = () =>
		home.titles.evaluateAll(
			(items) =>
				items.filter((item) =>
					item.getAnimations().some(({ playState }) => playState === 'running'),
				).length,
		);
	expect(await countRunning()).toBe(6);
	await home.main.getByLabel(messages.en.pauseTitles).locator('..').click();
	await expect(home.pauseTitles).toBeChecked();
	expect(await countRunning()).toBe(0);
	const painted = await home.paintTitles(0);
	expect(painted.filter((opacity) => opacity === 1)).toHaveLength(1);
});

test('the pause holds the title that is read, at full strength, also when it was leaving', {
	tag: '@matrix',
}, async ({ page }) => {
	const home = new Home(page, 'en');
	await home.open('/');
	await home.pauseTitles.focus();
	await page.keyboard.press('Space');
	for (const [ms, title] of [
		[1000, 0],
		[4250, 0],
		[5000, 0],
		[7000, 1],
		[8250, 1],
		[9500, 1],
		[27_000, 0],
	] as const) {
		const only = Array.from({ length: 6 }, (_, index) => (index === title ? 1 : 0));
		expect([ms, await home.paintTitles(ms)]).toEqual([ms, only]);
	}
});

test('the rotation is stopped and started from the keyboard', async ({ page }) => {
	const home = new Home(page, 'en');
	await home.open('/');
	await home.pauseTitles.focus();
	await page.keyboard.press('Space');
	await expect(home.pauseTitles).toBeChecked();
	await page.keyboard.press('Space');
	await expect(home.pauseTitles).not.toBeChecked();
	expect(await home.titles.first().evaluate((item) => item.getAnimations()[0]?.playState)).toBe(
		'running',
	);
});

test('under reduced motion all titles are below each other without motion, and there is nothing to pause', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const home = new Home(page, 'en');
	await home.open('/');
	expect(await home.paintTitles(9000)).toEqual([1, 1, 1, 1, 1, 1]);
	const tops = await home.titles.evaluateAll((items) =>
		items.map((item) => item.getBoundingClientRect().top),
	);
	expect(new Set(tops).size).toBe(6);
	await expect(home.pauseTitles).toBeHidden();
});

test('a double click shows the next portrait, round and round, and is remembered', async ({
	page,
}) => {
	const home = new Home(page, 'en');
	const names = home.photoNames();
	await home.open('/');
	for (const index of [3, 0, 1, 2, 3]) {
		await home.photo.dblclick();
		await expect(home.photo).toHaveAccessibleName(names[index] ?? '');
		expect(await home.saved('selectedPhotoIndex')).toBe(String(index));
	}
	await page.reload();
	await expect(home.photo).toHaveAccessibleName(names[3] ?? '');
});

test('a single click leaves the portrait alone', { tag: '@matrix' }, async ({ page }) => {
	const home = new Home(page, 'en');
	await home.open('/');
	await home.photo.click();
	await home.nextPhoto.focus();
	await expect(home.photo).toHaveAccessibleName(home.photoNames()[2] ?? '');
	expect(await home.saved('selectedPhotoIndex')).toBeNull();
});

test('the keyboard changes the portrait', { tag: '@matrix' }, async ({ page }) => {
	const home = new Home(page, 'en');
	await home.open('/');
	await home.nextPhoto.focus();
	await page.keyboard.press('Enter');
	await expect(home.photo).toHaveAccessibleName(home.photoNames()[3] ?? '');
	await page.keyboard.press('Space');
	await expect(home.photo).toHaveAccessibleName(home.photoNames()[0] ?? '');
});

for (const [index] of photos.entries()) {
	test(`portrait ${index} is there at once where it was picked before`, { tag: '@matrix' }, async ({
		page,
	}) => {
		const home = new Home(page, 'en');
		await home.save({ selectedPhotoIndex: String(index) });
		await home.open('/', { waitUntil: 'commit' });
		await expect(home.photo).toHaveAccessibleName(home.photoNames()[index] ?? '');
		await expect(home.photo).toHaveJSProperty('complete', true);
	});
}

test('no line of place, languages and availability begins or ends with the mark between them', {
	tag: '@matrix',
}, async ({ page }) => {
	const home = new Home(page, 'en');
	await home.open('/');
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 844 });
		const facts = await home.main.locator('.facts li').evaluateAll((items) => {
			const edge = items[0]?.parentElement?.getBoundingClientRect().left ?? NaN;
			return items.map((item) => {
				const range = document.createRange();
				range.selectNodeContents(item);
				const words = range.getBoundingClientRect();
				const { top, right } = item.getBoundingClientRect();
				return { top, indent: words.left - edge, after: right - words.right };
			});
		});
		for (const [index, { top, indent, after }] of facts.entries()) {
			if (facts[index - 1]?.top !== top) expect(Math.abs(indent)).toBeLessThan(1);
			if (width > 640 && facts[index + 1]?.top !== top) expect(after).toBeLessThan(1);
		}
	}
});
