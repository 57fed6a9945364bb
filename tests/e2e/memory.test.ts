import type { Page } from '@playwright/test';
import { memory as messages } from '#i18n/messages/memory/index.ts';
import { deal, getCards } from '#tools/memory/game.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { expect, test } from './test.ts';

const path = '/extra/games/memory';
const seed = 2026;
const cards = getCards(deal(seed));

const t = messages.en;

test(`a game is won by keyboard alone, and a new one is dealt`, async ({ page }) => {
	await open(page);
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
	await expect(dialog.getByRole('button', { name: t.no })).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(dialog).toBeHidden();
	await expect(table.getByRole('img')).toHaveCount(0);
	await expect(table.locator('img')).toHaveCount(0);
});

test('the whole table and the best result are in the first window', async ({ page }) => {
	const parts = '.memory-card, .memory-best';
	await expectInFirstWindow(page, path, {
		ready: '.memory[data-ready]',
		notebook: parts,
		phone: parts,
	});
});

async function open(page: Page) {
	await page.goto(path);
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
