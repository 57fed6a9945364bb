import { expect, type Page } from '@playwright/test';
import { todo } from '#i18n/messages/todo/index.ts';

/** The to-do list in English. */
export async function addTask(page: Page, text: string) {
	await page.locator('astro-island:not([ssr]) .record-tool').waitFor();
	await page.getByLabel(todo.en.newTask).focus();
	await page.keyboard.type(text);
	await page.keyboard.press('Enter');
}

export function row(page: Page, place: number) {
	return page.locator('.record-list > li').nth(place);
}

export function texts(page: Page) {
	return page.locator('.record-list .record-text');
}

export function button(page: Page, name: string) {
	return page.getByRole('button', { name, exact: !name.startsWith('Actions') });
}

export async function press(page: Page, name: string, key: string) {
	await button(page, name).focus();
	await page.keyboard.press(key);
}

/** Takes a row by its dots and holds it over another. */
export async function dragOver(page: Page, from: number, to: number) {
	const rows = page.locator('.record-list > li');
	await rows.nth(from).locator('.record-handle').hover();
	await page.mouse.down();
	const box = await rows.nth(to).boundingBox();
	await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + (box?.height ?? 0) - 4, { steps: 4 });
	await expect(rows.nth(from)).toHaveAttribute('data-dragged');
}
