import type { Page } from 'playwright';

/** What visitors write and press, for more than one picture of a tool. */
export const tasks = [
	'Water the tomatoes',
	'Return the library books',
	'Ask Olena about the offcuts',
	'Oil the sewing machine',
	'Send the pattern to print',
	'Book the night train to Lviv',
	'Bread: rye, two baguettes',
];

export const notes = [
	'Interlining for the collar\n80 g, not 100. The heavier one showed at the edge.',
	'Oak offcuts\nOlena’s sister sells them, Saturdays before noon.',
	'Next talk\nFifteen minutes, one idea, no slide with more than seven words.',
];

/** Looks at every card once, then turns up four pairs. */
export async function playMemory(page: Page) {
	const cards = page.locator('.memory-card');
	const places = new Map<string, number[]>();
	for (let first = 0; first < 12; first += 2) {
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
	for (const pair of [...places.values()].filter(({ length }) => length === 2).slice(0, 4)) {
		for (const place of pair) await cards.nth(place).click();
		await page.waitForTimeout(900);
	}
}

export async function add(page: Page, text: string) {
	const field = page.locator('main form :is(input:not([type=hidden]), textarea)').first();
	await field.fill(text);
	await field.press('Enter');
	const [title = ''] = text.split('\n');
	await page.locator('.record-list li').filter({ hasText: title }).first().waitFor();
}

export async function press(page: Page, selector: string, ...keys: string[]) {
	for (const key of keys) await page.locator(`main ${selector}`).first().press(key);
}
