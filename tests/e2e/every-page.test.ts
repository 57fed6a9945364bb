import type { Page } from '@playwright/test';
import { sample } from '../fixtures/sample.ts';
import { collectTexts } from '../page-text/collect.ts';
import { findSlips } from '../page-text/slips.ts';
import { readSitemapPaths } from './addresses.ts';
import { findFaults, loadAxe } from './axe.ts';
import { drawNothing } from './pages/drawing.ts';
import { expect, test } from './test.ts';

const narrowest = 320;
const widest = 1440;
const widths = [narrowest, 768, widest];

const schemes = {
	light: { colorScheme: 'light', forcedColors: 'none' },
	dark: { colorScheme: 'dark', forcedColors: 'none' },
	'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

for (const path of [
	...readSitemapPaths(),
	...(sample ? ['/sample-links', '/uk/sample-links', '/es/sample-links'] : []),
	'/no-such-page',
	'/uk/no-such-page',
	'/es/no-such-page',
]) {
	// The menus are the same on every page: in all colours and widths they are seen on the home pages.
	const isHome = /^\/(uk|es)?$/.test(path);
	const isTranslation = /^\/(uk|es)(\/|$)/.test(path);

	test.describe(() => {
		test.use({ expectedErrors: path.endsWith('no-such-page') ? [/status of 404/] : [] });

		// `npm run test:matrix -- home` finds them by the word.
		const name = isHome ? `home ${path}` : path;
		const shape = `${name} keeps its content policy, fits 320 px, has no slip in its words and, with all open, no accessibility fault`;

		if (!isTranslation) {
			test(shape, async ({ page }) => {
				await open(page, path);
				await expectShape(page);
				await openSections(page);
				await loadAxe(page);
				expect(await findFaults(page, { rules: 'all', within: 'html' })).toEqual([]);
			});
		}

		test(`${isTranslation ? shape : name} at any width, in any colours; letters twice as large fit a phone`, {
			tag: '@matrix',
		}, async ({ page }) => {
			test.slow();
			const seen = new Map<string, string[]>();
			const look = async (within: string, rules: 'all' | 'colours', where: string) => {
				for (const fault of await findFaults(page, { rules, within })) {
					seen.set(fault, [...(seen.get(fault) ?? []), where]);
				}
			};

			await open(page, path);
			if (isTranslation) await expectShape(page);
			await expectLargeLettersFit(page);
			await loadAxe(page);
			if (!isTranslation) {
				await page.setViewportSize({ width: 1280, height: 720 });
				await look('html', 'all', 'as it comes');
			}
			await openSections(page);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				for (const [name, media] of Object.entries(schemes)) {
					if (!isHome && !isLooked(name, width, isTranslation)) continue;
					await page.emulateMedia(media);
					const rules = name === 'light' ? 'all' : 'colours';
					await look('html', rules, `${name} ${width}`);
					if (!isHome && (name !== 'light' || width !== widest)) continue;
					for (const id of await listMenus(page)) {
						await toggleMenu(page, id);
						await look(`[id="${id}"]`, rules, `${name} ${width}, menu ${id}`);
						await toggleMenu(page, id);
					}
				}
			}
			expect([...seen].map(([fault, where]) => `${fault} (${where.join('; ')})`)).toEqual([]);
		});
	});
}

/** Opens the page on the narrowest phone, and goes through it, so that all of it is loaded. */
async function open(page: Page, path: string) {
	// Rules of accessibility read elements, not pictures: without a graphics card those would take minutes.
	await page.addInitScript(drawNothing);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: narrowest, height: 900 });
	await page.goto(path);
	await walkThrough(page);
}

async function expectShape(page: Page) {
	expect(await findTooWide(page)).toEqual([]);
	expect(findSlips(await page.evaluate(collectTexts, undefined))).toEqual([]);
}

async function expectLargeLettersFit(page: Page) {
	const enlarge = (size: string) =>
		page.evaluate((value) => {
			document.documentElement.style.fontSize = value;
		}, size);
	await enlarge('200%');
	for (const width of [narrowest, 390]) {
		await page.setViewportSize({ width, height: 800 });
		expect([width, await findTooWide(page)]).toEqual([width, []]);
	}
	await enlarge('');
}

/**
 * Where the other pages than home are looked at. All rules apply to the light page at each width; English at the narrowest
 * is a journey. Colours belong to elements, not to widths or languages: what the narrowest and the widest page have, every
 * width between has, and no style asks for a language (`unit/styles/languages.test.ts`).
 */
function isLooked(scheme: string, width: number, isTranslation: boolean): boolean {
	if (scheme === 'light') return isTranslation || width !== narrowest;
	if (isTranslation) return false;
	return width === widest || (scheme === 'dark' && width === narrowest);
}

/** What breaks the content policy on the way is an error of the console, and fails the test. */
async function walkThrough(page: Page) {
	const policy = page.locator('head > meta:nth-child(2)');
	await expect(policy).toHaveAttribute('http-equiv', 'content-security-policy');
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await new Promise(requestAnimationFrame);
		}
	});
	await page.keyboard.press('Tab');
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => {
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		scrollTo(0, 0);
	});
}

/** What makes the page scroll sideways. What scrolls in its own box, or is cut off there, does not. */
function findTooWide(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const isCut = (element: Element) => {
			for (let box = element.parentElement; box; box = box.parentElement) {
				if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true;
			}
			return false;
		};
		const guilty = [...document.querySelectorAll('body *')]
			.filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
			.filter((element) => !element.closest('vz-slider, .hidden-words') && !isCut(element))
			.map((element) => `${element.tagName}.${element.className}`);
		const overflow = document.documentElement.scrollWidth - innerWidth;
		return overflow > 0 ? [`${overflow} px too wide`, ...guilty] : guilty;
	});
}

/** Opens every section; that a page shuts one when another opens is put aside. */
async function openSections(page: Page) {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) {
			details.removeAttribute('name');
			details.open = true;
		}
	});
}

/** The menus that have a button at this width. */
function listMenus(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('[popovertarget]')]
			.filter((button) => button.checkVisibility())
			.map((button) => button.getAttribute('popovertarget') ?? ''),
	);
}

async function toggleMenu(page: Page, id: string) {
	await page.evaluate((target) => {
		const button = document.querySelector<HTMLElement>(`[popovertarget="${target}"]`);
		if (button) document.getElementById(target)?.togglePopover({ source: button });
	}, id);
}
