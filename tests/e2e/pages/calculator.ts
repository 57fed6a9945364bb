import { expect, type Page } from '@playwright/test';
import type { Mode } from '#tools/calculator/mode.ts';
import { Transcript } from '../transcript.ts';

/** Opens a calculator, and waits until it takes keys. */
export async function openCalculator(page: Page, mode: Mode = 'standard') {
	await page.goto(`/extra/calculator#${mode}`);
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	const machine = page.locator('.machine[data-ready]');
	return {
		entry: machine.locator('.calculator-entry'),
		history: machine.locator('.calculator-history'),
		status: page.locator('.voice'),
	};
}

/** From then on time stands still but for the pauses between two steps, so that a busy machine types as fast as a visitor. */
export async function calculate(page: Page, mode: Mode) {
	const transcript = await Transcript.start(page);
	const step = transcript.step.bind(transcript);
	await step(`open /extra/calculator#${mode}`, () => openCalculator(page, mode));
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
	const entry = page.locator('.calculator-entry');
	let before = await entry.textContent();
	const type = (keys: string) =>
		step(keys, async () => {
			await page.keyboard.type(keys);
			if (!before) return;
			// What a key does is loaded with the first one, and what says it.
			await expect(entry).not.toHaveText(before);
			await transcript.hear();
			before = null;
		});
	return { transcript, step, type };
}
