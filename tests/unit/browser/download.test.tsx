import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '#browser/download.ts';

let saved: string[] = [];

beforeEach(() => {
	saved = [];
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
		this: HTMLAnchorElement,
	) {
		saved.push(this.download);
	});
});

test.each([
	['image/jpeg', 'fox.jpg'],
	['image/svg+xml', 'fox.svg'],
	['', 'fox.bin'],
])('a file of type "%s" is saved as %s', async (type, name) => {
	answer(new Response(new Blob(['x'], { type })));
	expect(await downloadFile('https://example.org/fox', 'fox')).toBe(true);
	expect(saved).toEqual([name]);
});

test('an answer that is no file, and none at all, save nothing', async () => {
	answer(new Response('', { status: 404 }));
	expect(await downloadFile('https://example.org/fox', 'fox')).toBe(false);
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await downloadFile('https://example.org/fox', 'fox')).toBe(false);
	expect(saved).toEqual([]);
});

function answer(response: Response) {
	vi.stubGlobal('fetch', () => Promise.resolve(response));
}
