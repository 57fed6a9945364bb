import { expect, test } from 'vitest';
import { toPhotoCss } from '#lib/photo-rules.ts';

test('the saved index names the portrait that is shown', () => {
	for (const index of [0, 1, 2, 3]) expect(shownWith(String(index))).toEqual([index]);
});

/** Which portraits the rules show when `<html>` carries the index: one, and never two. */
function shownWith(index: string | undefined, count = 4): number[] {
	const items = '<li></li>'.repeat(count);
	document.body.innerHTML = `<div class="portrait"><ul>${items}</ul></div>`;
	if (index === undefined) delete document.documentElement.dataset.photo;
	else document.documentElement.dataset.photo = index;
	const rules = [...toPhotoCss(count).matchAll(/([^{}]+)\{display:(none|block)\}/g)];
	return [...document.querySelectorAll('li')].flatMap((item, place) => {
		const display = rules.filter(([, selector = '']) => item.matches(selector)).at(-1)?.[2];
		return display === 'block' ? [place] : [];
	});
}
