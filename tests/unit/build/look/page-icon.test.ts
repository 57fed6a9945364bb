import { readFileSync } from 'node:fs';
import { toPageIcon } from '#build/look/page-icon.ts';

const start = 'data:image/svg+xml,';

test('the icon of the house comes with the page, as it is in its file', () => {
	const address = toPageIcon();
	expect(address.startsWith(start)).toBe(true);
	const drawn = decodeURIComponent(address.slice(start.length)).replaceAll("'", '"');
	expect(drawn).toBe(readFileSync('public/favicon.svg', 'utf8').trim());
});

test('a large icon of the author, or none, is a request of its own', () => {
	expect(toPageIcon(`<svg>${'x'.repeat(2000)}</svg>`)).toBe('/favicon.svg');
	expect(toPageIcon('')).toBe('/favicon.svg');
});
