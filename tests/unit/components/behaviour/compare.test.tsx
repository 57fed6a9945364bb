import { beforeAll, expect, test } from 'vitest';
import { completeBrowser } from './browser.ts';

const sides = () => document.querySelector<HTMLElement>('.sides')?.style.getPropertyValue('--at');

beforeAll(async () => {
	completeBrowser();
	document.body.innerHTML = '<div class="sides"><input type="range" data-compare value="30"></div>';
	await import('#components/behaviour/actions.ts');
});

test('the divider follows the range', () => {
	const range = document.querySelector('input');
	if (!range) throw new Error('There is no range.');
	range.value = '72';
	range.dispatchEvent(new Event('input', { bubbles: true }));
	expect(sides()).toBe('72%');
});
