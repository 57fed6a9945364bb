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

export async function press(page: Page, selector: string, ...keys: string[]) {
	for (const key of keys) await page.locator(`main ${selector}`).first().press(key);
}
