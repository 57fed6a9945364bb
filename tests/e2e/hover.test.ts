import type { Page } from '@playwright/test';
import { readSitemapPaths } from './addresses.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const controls = ':is(a[href], button, summary, label, input, select, textarea, [role="option"])';

/** One page of each kind: lists with many pages, and the pages of their entries, are made of the same parts. */
const paths = readSitemapPaths()
	.filter((path) => !/^\/(uk|es)(\/|$)/.test(path))
	.filter((path, index, all) => {
		const kind = toKind(path);
		return kind === path || all.findIndex((other) => toKind(other) === kind) === index;
	});

for (const path of paths) {
	const isTool = path.startsWith('/extra');
	test(`${path} can be read under the pointer: every control reaches 7:1, in all colours`, {
		tag: path === '/' ? [] : '@matrix',
	}, async ({ page }) => {
		test.slow();
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize({ width: 1280, height: 900 });
		const faults: string[] = [];
		for (const view of isTool ? ['standard'] : ['standard', 'alternative']) {
			await page.addInitScript((value) => localStorage.setItem('viewMode', value), view);
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			// A scene that is ready removes its stand-in.
			await expect(page.locator('.stage-room[data-state=loading]')).toHaveCount(0);
			await page.keyboard.press('Tab');
			await loadAxe(page);
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				await hoverAll(page);
				const found = await findFaults(page, { rules: 'colours', within: 'html' });
				faults.push(...found.map((fault) => `${view}, ${colorScheme}: ${fault}`));
			}
		}
		expect(faults).toEqual([]);
	});
}

/** The browser takes the pointer to be over every control at once, and so over what they are in. */
async function hoverAll(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.enable');
	await session.send('CSS.enable');
	const { root } = await session.send('DOM.getDocument', { depth: 0 });
	const selector = `${controls}, :has(${controls})`;
	const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
	expect(nodeIds.length).toBeGreaterThan(5);
	for (const nodeId of nodeIds) {
		await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
	}
}

/** @example toKind('/projects/dance-school') // '/projects/*' */
function toKind(path: string): string {
	return path.replace(/^(\/projects|\/certificates)\/.+/, '$1/*').replace(/\/page\/\d+$/, '/page');
}
