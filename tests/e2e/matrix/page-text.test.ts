import type { Page } from '@playwright/test';
import { localizePath } from '#i18n/urls.ts';
import { registry } from '#tools/registry.ts';
import { collectTexts } from '../../page-text/collect.ts';
import { findSlips } from '../../page-text/slips.ts';
import { drawNothing } from '../pages/drawing.ts';
import { expect, test } from '../test.ts';

const locale = 'en';
/** Full screen hides the rest of the page. */
const leftOut = 'full screen';
const mostButtons = 150;

test.use({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });

for (const id of [...registry.map((tool) => tool.id), 'login'] as const) {
	test(`${id} shows no value of the code, whatever is typed and pressed`, async ({ page }) => {
		test.slow();
		const slips = new Set<string>();
		const look = async (after: string) => {
			for (const slip of findSlips(await page.evaluate(collectTexts, undefined)))
				slips.add(`${slip}, after ${after}`);
		};
		// Words are read here, not pictures.
		await page.addInitScript(drawNothing);
		await page.goto(localizePath(locale, `/extra/${id}`));
		await page.waitForLoadState('networkidle');
		await look('the page has come');
		await pressButtons(page, look);
		await fillFields(page, look);
		await pressButtons(page, look);
		expect([...slips]).toEqual([]);
	});
}

type Look = (after: string) => Promise<void>;

/** Presses each button with another name once, those too that come while others are pressed. */
async function pressButtons(page: Page, look: Look) {
	const pressed = [leftOut];
	while (pressed.length < mostButtons) {
		const name = await pressNext(page, pressed);
		if (name === undefined) return;
		pressed.push(name);
		await look(`the button ${name}`);
	}
}

/** Presses the first button whose name is not among those, and gives its name two frames later. */
function pressNext(page: Page, pressed: string[]): Promise<string | undefined> {
	return page.evaluate(async (names) => {
		const toName = (button: HTMLButtonElement) =>
			(button.ariaLabel ?? button.textContent).replace(/\s+/g, ' ').trim().toLowerCase();
		const top = document.querySelector('dialog:modal') ?? document.querySelector('main');
		const next = [...(top?.querySelectorAll('button') ?? [])]
			.filter((button) => button.checkVisibility() && !button.disabled)
			.find((button) => !names.some((name) => toName(button).includes(name)));
		if (!next) return undefined;
		const name = toName(next);
		next.click();
		for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
		return name;
	}, pressed);
}

/** Writes into every field, moves every slider and switch, and chooses the last of every list. */
async function fillFields(page: Page, look: Look) {
	const fields = page.getByRole('main').locator('input:not([type=file]), textarea, select');
	for (let at = 0; at < (await fields.count()); at += 1) {
		const field = fields.nth(at);
		if (!((await field.isVisible()) && (await field.isEditable()))) continue;
		const kind = await field.evaluate((element: HTMLInputElement) => element.type);
		if (kind === 'select-one') await field.press('End');
		else if (kind === 'checkbox' || kind === 'radio') await field.press('Space');
		else if (kind === 'range') await field.press('ArrowRight');
		else if (kind === 'color') await field.fill('#1f45c4');
		else {
			await field.fill(kind === 'email' ? 'olena@example.com' : '7');
			await field.press('Enter');
		}
		await look(`field ${at + 1}, ${kind}`);
	}
}
