import { expectInFirstWindow } from './pages/first-window.ts';
import { test } from './test.ts';

test('the whole table and the best result are in the first window', async ({ page }) => {
	const parts = '.memory-card, .memory-best';
	await expectInFirstWindow(page, '/extra/games/memory', {
		ready: '.memory[data-ready]',
		notebook: parts,
		phone: parts,
	});
});
