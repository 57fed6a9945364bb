import type { Page } from 'playwright';
import type { Step } from '#tools/contract.ts';

/** Does on a page what a visitor does. */
export async function take(page: Page, steps: readonly Step[] = []) {
	for (const step of steps) await takeOne(page, step);
}

async function takeOne(page: Page, step: Step) {
	const find = (selector: string) => page.locator('main').locator(selector);
	if ('type' in step) await page.keyboard.type(step.type);
	else if ('press' in step) {
		if (step.on) await find(step.on).first().focus();
		for (const key of step.press.split(' ')) await page.keyboard.press(key);
	} else if ('fill' in step) {
		for (const [index, text] of step.fill.entries()) await find(step.in).nth(index).fill(text);
	} else if ('add' in step) {
		for (const text of step.add) await addRecord(page, text);
	} else if ('click' in step) {
		const found = find(step.click);
		const { nth = [0] } = step;
		const each = nth === 'all' ? [...(await found.all()).keys()] : nth;
		for (const index of each) await found.nth(index).click();
	} else if ('waitFor' in step) await page.locator(step.waitFor).first().waitFor();
	else if ('waitMs' in step) await page.waitForTimeout(step.waitMs);
	else await findPairs(page, step.findPairs);
}

export async function addRecord(page: Page, text: string) {
	const field = page.locator('main form :is(input:not([type=hidden]), textarea)').first();
	await field.fill(text);
	await field.press('Enter');
	const [title = ''] = text.split('\n');
	await page.locator('.record-list li').filter({ hasText: title }).first().waitFor();
}

/** Looks at every card once, then turns up pairs. */
export async function findPairs(page: Page, count: number) {
	const cards = page.locator('.memory-card');
	const places = new Map<string, number[]>();
	for (let first = 0; first < (await cards.count()); first += 2) {
		for (const place of [first, first + 1]) await cards.nth(place).click();
		for (const place of [first, first + 1]) {
			const fruit =
				(await cards
					.nth(place)
					.locator('img, use, svg')
					.last()
					.evaluate((drawing) => drawing.outerHTML)) ?? '';
			places.set(fruit, [...(places.get(fruit) ?? []), place]);
		}
		await page.waitForTimeout(900);
	}
	for (const pair of [...places.values()].filter(({ length }) => length === 2).slice(0, count)) {
		for (const place of pair) await cards.nth(place).click();
		await page.waitForTimeout(900);
	}
}
