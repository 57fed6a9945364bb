import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readSitemapPaths } from './addresses.ts';
import { expect, test } from './test.ts';

declare global {
	interface Window {
		axe: typeof axe;
	}
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

const widths = [320, 768, 1440];

const schemes = {
	light: { colorScheme: 'light', forcedColors: 'none' },
	dark: { colorScheme: 'dark', forcedColors: 'none' },
	'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Levels A, AA and AAA of all versions, and best practice. */
const tags = [
	'wcag2a',
	'wcag2aa',
	'wcag2aaa',
	'wcag21a',
	'wcag21aa',
	'wcag21aaa',
	'wcag22a',
	'wcag22aa',
	'wcag22aaa',
	'best-practice',
];

/** The only rules whose answer depends on the colours; the others need no second look in the dark. */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

for (const path of [
	...readSitemapPaths(),
	'/no-such-page',
	'/uk/no-such-page',
	'/es/no-such-page',
]) {
	test.describe(() => {
		test.use({ expectedErrors: path.endsWith('no-such-page') ? [/status of 404/] : [] });

		test(`${path} has no accessibility fault at any width, in any colours, with all open`, async ({
			page,
		}) => {
			test.slow();
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto(path);
			await page.evaluate(axeSource);
			const faults: string[] = [];
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				for (const [name, media] of Object.entries(schemes)) {
					await page.emulateMedia(media);
					await setOpen(page, false);
					const rules = name === 'light' ? 'all' : 'colours';
					faults.push(...(await findFaults(page, rules, `${name}, ${width} px`)));
					await setOpen(page, true);
					faults.push(...(await findFaults(page, rules, `${name}, ${width} px, all open`)));
				}
			}
			expect([...new Set(faults)]).toEqual([]);
		});
	});
}

/** Opens or shuts every section, menu and popover of the page; the page's own closing of others is put aside. */
async function setOpen(page: Page, open: boolean) {
	await page.evaluate((wanted) => {
		for (const details of document.querySelectorAll('details')) {
			details.removeAttribute('name');
			details.open = wanted;
		}
		for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
			popover.popover = 'manual';
			if (popover.matches(':popover-open') !== wanted) popover.togglePopover(wanted);
		}
	}, open);
}

async function findFaults(page: Page, rules: 'all' | 'colours', where: string): Promise<string[]> {
	const violations = await page.evaluate(
		async ([values, only]) => {
			const ids = window.axe.getRules(values).map((rule) => rule.ruleId);
			const run = await window.axe.run({
				resultTypes: ['violations'],
				runOnly: { type: 'rule', values: ids.filter((id) => !only || only.includes(id)) },
			});
			return run.violations.map(({ id, nodes }) => ({
				id,
				nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
			}));
		},
		[tags, rules === 'colours' ? colourRules : undefined] as const,
	);
	return violations.map(({ id, nodes }) => {
		const shown = nodes.slice(0, 3).join('\n  ').replaceAll(/\n\s+/g, ' ');
		return `${where}: ${id} (${nodes.length})\n  ${shown}`;
	});
}
