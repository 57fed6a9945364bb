import type { Page } from '@playwright/test';
import { locales } from '#i18n/locales.ts';
import { memory as messages } from '#i18n/messages/memory/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { deal, getCards, sizes } from '#tools/memory/game.ts';
import { openIsland } from './pages/loading.ts';
import { expect, test } from './test.ts';

const seed = 2026;
const cards = getCards(deal(seed));

for (const locale of locales) {
	const t = messages[locale];

	test(`${locale}: a game is won by keyboard alone, and a new one is dealt`, async ({ page }) => {
		await open(page, locale);
		const table = page.getByRole('group', { name: t.cards, exact: true });
		await table.getByRole('button').first().focus();
		for (const [first, second] of pairs()) {
			await goTo(page, first);
			await page.keyboard.press('Enter');
			await goTo(page, second);
			await page.keyboard.press('Space');
		}
		const dialog = page.getByRole('dialog', { name: t.won });
		await expect(dialog).toContainText(t.again);
		const hop = page.locator('.memory-card').first();
		await expect(hop).toHaveCSS('animation-duration', '0.24s');
		await expect(dialog.getByRole('button', { name: t.no })).toBeFocused();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(dialog).toBeHidden();
		await expect(table.getByRole('img')).toHaveCount(0);
		await expect(table.locator('img')).toHaveCount(0);
	});
}

test('a mismatch is turned back after half a second, and until then nothing can be turned', async ({
	page,
}) => {
	await page.clock.install();
	await open(page);
	const other = cards.findIndex(({ fruit }) => fruit !== cards[0]?.fruit);
	const third = cards.findIndex((_, place) => place !== 0 && place !== other);
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	await page.locator('.memory-card').nth(0).click();
	await page.locator('.memory-card').nth(other).click();
	await page.locator('.memory-card').nth(third).click();
	await expect(page.locator('.memory-card img')).toHaveCount(2);
	await page.clock.runFor(600);
	await expect(page.locator('.memory-card img')).toHaveCount(0);
});

test('the game on the table and its moves survive a reload', async ({ page }) => {
	await open(page);
	const [first = 0, second = 0] = pairs()[0] ?? [];
	await page.locator('.memory-card').nth(first).click();
	await page.locator('.memory-card').nth(second).click();
	await expect(page.locator('.memory-card img')).toHaveCount(2);
	await page.reload();
	await expect(page.locator('.memory-card img')).toHaveCount(2);
	await expect(page.locator('.memory-counters dd').first()).toHaveText('1');
});

test('a broken game in the storage is set aside and a new one is dealt', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('memoryGame', '{"seed":-4'));
	await openIsland(page, '/extra/games/memory');
	await page.locator('.memory-card').first().click();
	await expect(page.locator('.memory-card img')).toHaveCount(1);
});

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 1366, height: 768 },
]) {
	for (const locale of locales) {
		test(`${locale}: the whole table of every size and its options are in the first window of ${viewport.width} px`, {
			tag: '@matrix',
		}, async ({ page }) => {
			await page.setViewportSize(viewport);
			await open(page, locale);
			for (const pairs of sizes) {
				await page.getByRole('button', { name: `${2 * pairs}`, exact: true }).click();
				await page.evaluate(() => scrollTo(0, 0));
				const faces = page.locator('.memory-card');
				await expect(faces).toHaveCount(2 * pairs);
				await expect(faces.first()).toBeInViewport({ ratio: 1 });
				await expect(faces.last()).toBeInViewport({ ratio: 1 });
				for (const name of ['newGame', 'onePlayer', 'day', 'share'] as const) {
					const button = page.getByRole('button', { name: messages[locale][name], exact: true });
					await expect(button).toBeInViewport({ ratio: 1 });
				}
			}
		});
	}
}

test('a link to a deck brings the same cards', { tag: '@matrix' }, async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page);
	await page.getByRole('button', { name: messages.en.share }).click();
	await expect(page.getByText(messages.en.shared)).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	await page.getByRole('button', { name: messages.en.newGame }).click();
	await page.goto(link);
	await expect
		.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('memoryGame') ?? '{}').seed))
		.toBe(seed);
});

test('the table fits a window of 320 px', { tag: '@matrix' }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await open(page);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
});

async function open(page: Page, locale: (typeof locales)[number] = 'en') {
	await page.goto(localizePath(locale, '/extra/games/memory'));
	await page.evaluate(
		(text) => localStorage.setItem('memoryGame', text),
		JSON.stringify(deal(seed)),
	);
	await page.reload();
	await page.locator('main [data-ready]').first().waitFor();
}

/** With the arrow keys, in a table of four by three. */
async function goTo(page: Page, place: number) {
	await page.keyboard.press('Home');
	await page.keyboard.press('PageUp');
	for (let row = 0; row < Math.floor(place / 4); row += 1) await page.keyboard.press('ArrowDown');
	for (let column = 0; column < place % 4; column += 1) await page.keyboard.press('ArrowRight');
}

function pairs(): [number, number][] {
	return cards.flatMap(({ fruit }, place): [number, number][] => {
		const twin = cards.findLastIndex((card) => card.fruit === fruit);
		return twin > place ? [[place, twin]] : [];
	});
}
