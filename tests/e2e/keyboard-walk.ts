import type { Page } from '@playwright/test';
import { tasks } from '#i18n/messages/tasks/index.ts';

/** Rows of controls are less far apart, in CSS px. */
const row = 64;

/** More stops than any page has. */
const most = 400;

/** What is wrong with the stops of the Tab key, from the top of the page to its end; and an editor is passed. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
	const faults: string[] = [];
	let before: Stop | undefined;
	for (let stops = 0; stops < most; stops += 1) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate(readStop);
		if (!stop) {
			if (!before?.isLast) faults.push(`the walk ends at ${before?.name}`);
			return faults;
		}
		const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
		stop.name = `${line} (${stop.name})`;
		if (!/"|^- text: ./.test(line)) faults.push(`${stop.name} has no name`);
		faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
		if (before && before.top - stop.bottom > row && stop.left < before.right)
			faults.push(`${stop.name} is ${before.top - stop.bottom} px above ${before.name}`);
		before = stop;
		// The next Tab leaves it: whoever only passes changes nothing.
		if (line.includes(tasks.en.editor.label)) await page.locator('.cm-content:focus').waitFor();
	}
	return [...faults, `the walk does not end: ${before?.name}`];
}

interface Stop {
	name: string;
	faults: string[];
	/** In the footer, or on a page without one. */
	isLast: boolean;
	/** Places in the page, in CSS px. */
	top: number;
	bottom: number;
	left: number;
	right: number;
}

/** Runs in the page: what has the focus, or nothing once the focus has left the page or gone round. */
function readStop(): Stop | undefined {
	const focused = document.activeElement;
	if (!focused || focused === document.body || focused.hasAttribute('data-stop')) return undefined;
	focused.setAttribute('data-stop', '');
	const faults: string[] = [];
	function getOutline(element: Element) {
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
	}
	// A control without a shape of its own has the outline on what stands for it.
	const shown = [focused, ...(focused.parentElement?.children ?? [])].map(getOutline);
	if (Math.max(...shown) < 2) faults.push('shows no focus');
	const { top, bottom, left, right } = focused.getBoundingClientRect();
	// The pointer goes through a range of a chart; controls lie on a scene, which is larger than they are.
	const canBeHit =
		getComputedStyle(focused).pointerEvents !== 'none' && !focused.matches('.stage-view');
	const at = (start: number, end: number, share: number, limit: number) =>
		Math.min(Math.max(start + (end - start) * share, 0), limit - 1);
	for (const [across, down] of [
		[0.5, 0.5],
		[0.1, 0.2],
		[0.9, 0.2],
		[0.1, 0.8],
		[0.9, 0.8],
	] as const) {
		const x = at(left, right, across, innerWidth);
		const y = at(top, bottom, down, innerHeight);
		const hit = document.elementFromPoint(x, y);
		const label = focused.closest('label');
		if (
			canBeHit &&
			hit &&
			!focused.contains(hit) &&
			!hit.contains(focused) &&
			!label?.contains(hit)
		)
			faults.push(`is covered by ${hit.tagName}.${hit.className} at ${x}, ${y}`);
	}
	let scrolled = 0;
	for (let box = focused.parentElement; box; box = box.parentElement) scrolled += box.scrollTop;
	if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1)
		faults.push(`is out of the window: ${[left, top, right, bottom].map(Math.round)}`);
	return {
		name: `${focused.tagName}.${focused.className}`,
		faults,
		isLast: focused.closest('footer') !== null || !document.querySelector('footer'),
		top: Math.round(top + scrolled),
		bottom: Math.round(bottom + scrolled),
		left: Math.round(left),
		right: Math.round(right),
	};
}
