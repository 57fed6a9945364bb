import type { Locator, Page } from '@playwright/test';
import { couture } from '#i18n/messages/couture/index.ts';
import { stage } from '#i18n/messages/stage/index.ts';
import { coarsePixels, StagePage } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

/*
 * Every control of every scene, once by mouse, once by keyboard, once by touch: something on the page, in what it
 * saves or in its picture must change. What makes files or opens a window of the system is tested where that is.
 */
const t = couture.en;
const files = [t.jpg, t.png, t.pdf, t.glb, t.usdz, t.startVideo, t.render, t.saveFile, t.copyLink];
const patterns = [t.sewing.svg, t.sewing.tiles, t.sewing.sheet];
const left = new Set<string>([...files, ...patterns, stage.en.documentFull, stage.en.canvasFull]);
/** Opens a kept design: the one that is open already stays as it is. */
const opening = t.gallery.open.replace('{name}', '');
/** More than any scene has. */
const mostControls = 120;

const scenes = ['cube3d', 'creep3d', 'configurator3d', 'couture3d'];
const devices = ['mouse', 'keyboard', 'touch'] as const;
type Device = (typeof devices)[number];

for (const device of devices) {
	test.describe(device, () => {
		test.use({
			...coarsePixels,
			reducedMotion: 'reduce',
			viewport: device === 'touch' ? { width: 390, height: 844 } : { width: 1000, height: 700 },
			hasTouch: device === 'touch',
		});

		for (const scene of scenes) {
			test(`${scene}: each control changes something`, async ({ page }) => {
				test.setTimeout(1_200_000);
				const stagePage = new StagePage(page);
				await stagePage.open(`/extra/graphics/${scene}`);
				await stagePage.rest();
				const done = new Set<string>();
				const dead: string[] = [];
				for (let at = 0; at < mostControls; at += 1) {
					const next = (await findNew(page, done)) ?? (await openForNew(page, done));
					if (!next) break;
					done.add(next.key);
					// The buttons before it have brought the view back.
					if (next.name === stage.en.home)
						await page.getByRole('button', { name: stage.en.turnLeft }).press('Enter');
					await stagePage.rest();
					const before = await readState(stagePage);
					await use(next.control, next.kind, device);
					const changed = await expect
						.poll(async () => (await readState(stagePage)) !== before, { timeout: 8000 })
						.toBe(true)
						.then(() => true)
						.catch(() => false);
					if (!changed) dead.push(next.key);
					await leave(page);
				}
				expect(dead).toEqual([]);
				expect(done.size).toBeGreaterThan(10);
			});
		}
	});
}

interface Found {
	control: Locator;
	kind: string;
	name: string;
	key: string;
}

/** The choice that is made already changes nothing. */
const controls =
	'.stage-room :is(button, input:not([type=file]), select):visible:not([aria-disabled=true], [aria-pressed=true], :disabled)';

let rounds = 0;

/** The first control that has not been used; one is known by its kind and its name. */
async function findNew(page: Page, done: ReadonlySet<string>): Promise<Found | undefined> {
	rounds += 1;
	// Each has a number: while a file is made, other controls go and come back, and its place among them changes.
	const all = await page.locator(controls).evaluateAll((elements, round) => {
		return elements.map((element, at) => {
			const field = element as HTMLInputElement;
			const label = field.labels?.[0]?.textContent ?? '';
			const name = element.getAttribute('aria-label') ?? (label || element.textContent) ?? '';
			const group = element.closest('fieldset, [role=group], section')?.getAttribute('aria-label');
			const kind = element.tagName === 'INPUT' ? field.type : element.tagName.toLowerCase();
			const number = `${round}.${at}`;
			element.setAttribute('data-number', number);
			return { kind, name: name.trim(), key: `${kind} ${group ?? ''} ${name.trim()}`, number };
		});
	}, rounds);
	const found = all.find(
		({ key, name }) => !done.has(key) && !left.has(name) && !name.startsWith(opening),
	);
	return found && { ...found, control: page.locator(`[data-number="${found.number}"]`) };
}

/** Opens closed menus one after the other until one has a control that has not been used. */
async function openForNew(page: Page, done: ReadonlySet<string>): Promise<Found | undefined> {
	const closed = page.locator('.stage-room button[aria-expanded=false]:visible');
	for (let at = 0; at < (await closed.count()); at += 1) {
		await closed.nth(at).press('Enter');
		const found = await findNew(page, done);
		if (found) return found;
	}
	return undefined;
}

async function use(control: Locator, kind: string, device: Device) {
	if (kind === 'range') {
		const value = await control.inputValue();
		await control.press('ArrowRight');
		if ((await control.inputValue()) === value) await control.press('ArrowLeft');
	} else if (kind === 'select') {
		const value = await control.inputValue();
		await control.press('ArrowDown');
		if ((await control.inputValue()) === value) await control.press('ArrowUp');
	} else if (kind === 'color') await control.fill('#2f7d4f');
	else if (kind === 'number' || kind === 'text') await control.fill(kind === 'text' ? 'R U' : '1');
	else if (device === 'mouse') await control.click();
	else if (device === 'touch') await control.tap();
	else await control.press(kind === 'button' ? 'Enter' : 'Space');
}

/** What a visitor may see of the page, and what it keeps. */
async function readState(scene: StagePage): Promise<string> {
	const page = await scene.page.evaluate(() => {
		const room = document.querySelector('.stage-room');
		const values = [...(room?.querySelectorAll('input, select') ?? [])].map((element) => {
			const field = element as HTMLInputElement;
			return `${field.value} ${field.checked}`;
		});
		return JSON.stringify([
			room?.outerHTML.replace(/<time.*?<\/time>/g, ''),
			values,
			{ ...localStorage },
			document.documentElement.outerHTML.match(/<html[^>]*>/)?.[0],
		]);
	});
	return `${page} ${await scene.picture()}`;
}

/** Closes what would hide the other controls. */
async function leave(page: Page) {
	if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
	const opener = page.getByRole('button', { name: stage.en.openPanel });
	if (await opener.isVisible()) await opener.press('Enter');
}
