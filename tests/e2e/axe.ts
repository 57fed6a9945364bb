import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
	interface Window {
		axe: typeof axe;
	}
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Levels A, AA and AAA of all versions, and best practice; what axe itself calls an experiment is left out. */
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

/** Puts axe into the page, past its content policy, as the page's own code could not. */
export async function loadAxe(page: Page) {
	await page.evaluate(source);
}

/** Expects that no rule finds a fault in this part of the page as it is now. */
export async function expectNoFaults(page: Page, within: string) {
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within })).toEqual([]);
}

/** Every fault as a sentence: rule, element, what is wrong. Colours are those after short animations have ended. */
export async function findFaults(page: Page, { rules, within }: Look): Promise<string[]> {
	await page.evaluate(endShortAnimations);
	return page.evaluate(
		async ([values, only, selector]) => {
			const ids = window.axe
				.getRules(values)
				.filter((rule) => !rule.tags.includes('experimental'))
				.map((rule) => rule.ruleId);
			const run = await window.axe.run(selector, {
				resultTypes: ['violations'],
				runOnly: { type: 'rule', values: ids.filter((id) => !only || only.includes(id)) },
			});
			return run.violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary = '' }) => {
					const [, ...reasons] = failureSummary.split(/\n\s*/);
					return `${id}, ${target.join(' ')}: ${reasons.join(' ')}`;
				}),
			);
		},
		[tags, rules === 'colours' ? colourRules : undefined, within] as const,
	);
}

/** Half faded in, a text has a contrast that it loses in a moment. A ticker or a slideshow does not end. */
async function endShortAnimations() {
	const ends = document
		.getAnimations()
		.filter(
			({ playState, effect }) =>
				playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000,
		)
		.map(({ finished }) => finished);
	await Promise.allSettled(ends);
}

interface Look {
	rules: 'all' | 'colours';
	/** A selector of the part of the page to look at. */
	within: string;
}
