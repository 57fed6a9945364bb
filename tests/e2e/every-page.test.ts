import type { Page } from '@playwright/test';
import { sample } from '../fixtures/sample.ts';
import { collectTexts } from '../page-text/collect.ts';
import { findSlips } from '../page-text/slips.ts';
import { readSitemapPaths } from './addresses.ts';
import { expectNoFaults, findFaults, loadAxe } from './axe.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { drawNothing } from './pages/drawing.ts';
import { expect, test } from './test.ts';

const narrowest = 320;
const widest = 1440;

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
	// The menus are the same on every page: they are opened on the home pages.
	const isHome = /^\/(uk|es)?$/.test(path);
	const isTranslation = /^\/(uk|es)(\/|$)/.test(path);
	// `npm run test:matrix -- home` finds them by the word.
	const name = isHome ? `home ${path}` : path;

	test.describe(() => {
		test.use({ expectedErrors: path.endsWith('no-such-page') ? [/status of 404/] : [] });

		test(`${name} keeps its content policy, fits 320 px, has no slip in its words and, with all open, no accessibility fault`, {
			tag: isTranslation ? '@matrix' : [],
		}, async ({ page }) => {
			await open(page, path);
			expect(await findTooWide(page)).toEqual([]);
			expect(await isVoiceHidden(page)).toEqual(false);
			expect(findSlips(await page.evaluate(collectTexts, undefined))).toEqual([]);
			if (isTranslation) await expectLargeLettersFit(page);
			await openSections(page);
			await expectNoFaults(page, 'html');
		});

		if (isTranslation && !isHome) return;
		test(`${name} by the Tab key: each stop is seen, named and in order, and the last is in the footer`, {
			tag: '@matrix',
		}, async ({ page }) => {
			await open(page, path);
			await page.setViewportSize({ width: 1280, height: 800 });
			expect(await walkByKeyboard(page)).toEqual([]);
		});

		// Colours belong to elements, not to languages: no style asks for one (`unit/styles/languages.test.ts`).
		test(`${name} in any colours; letters twice as large fit a phone`, {
			tag: '@matrix',
		}, async ({ page }) => {
			test.slow();
			await open(page, path);
			await expectLargeLettersFit(page);
			await loadAxe(page);
			await openSections(page);
			const seen = new Set<string>();
			for (const width of [narrowest, widest]) {
				await page.setViewportSize({ width, height: 900 });
				for (const [scheme, media] of Object.entries(schemes)) {
					await page.emulateMedia(media);
					const look = async (within: string) => {
						for (const fault of await findFaults(page, { rules: 'colours', within }))
							seen.add(`${scheme} ${width}, ${within}: ${fault}`);
					};
					await look('html');
					for (const id of isHome ? await listMenus(page) : []) {
						await toggleMenu(page, id);
						await look(`[id="${id}"]`);
						await toggleMenu(page, id);
					}
				}
			}
			expect([...seen]).toEqual([]);
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

/** What breaks the content policy on the way is an error of the console, and fails the test. */
async function walkThrough(page: Page) {
	const policy = page.locator('head > meta:nth-child(2)');
	await expect(policy).toHaveAttribute('http-equiv', 'content-security-policy');
	await page.evaluate(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			// A busy machine may draw no frame for a while.
			await new Promise((resolve) => {
				requestAnimationFrame(resolve);
				setTimeout(resolve, 100);
			});
		}
	});
	await page.keyboard.press('Tab');
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => {
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		scrollTo(0, 0);
	});
}

/** A region that is not rendered, before its text comes or with it, stays silent (`unit/one-voice.test.ts`). */
function isVoiceHidden(page: Page): Promise<boolean> {
	return page.evaluate(() =>
		[...document.querySelectorAll('.voice')].some((region) =>
			['', 'Copied.', ''].some((text) => {
				region.textContent = text;
				return !region.checkVisibility({ visibilityProperty: true });
			}),
		),
	);
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
			.filter((element) => !element.closest('.slider, .hidden-words') && !isCut(element))
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
