import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanPicturesOf } from '#build/pictures/clean-pictures.ts';

const fixtures = 'tests/fixtures/pictures';
let root = '';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'vzir-clean-'));
	vi.stubEnv('CACHE_DIRECTORY', join(root, 'cache'));
	mkdirSync(join(root, 'dist/projects/buses'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test('the pictures of all folders are cleaned whatever their names, and nothing else changes', async () => {
	const files = ['phone.jpg', 'projects/buses/Photo.JPG', 'projects/buses/picture'];
	for (const file of files) cpSync(join(fixtures, 'phone.jpg'), join(root, 'dist', file));
	writeFileSync(join(root, 'dist/page.html'), 'Planted in a page');
	expect(await cleanPicturesOf(join(root, 'dist'))).toEqual(files);
	for (const file of files) expect(read(file)).not.toContain('Planted');
	expect(read('page.html')).toBe('Planted in a page');
	expect(await cleanPicturesOf(join(root, 'dist'))).toEqual([]);
});

test('a picture that cannot be cleaned ends the build, with a way out', async () => {
	const whole = readFileSync(join(fixtures, 'phone.jpg'));
	writeFileSync(join(root, 'dist/projects/buses/half.jpg'), whole.subarray(0, 200));
	await expect(cleanPicturesOf(join(root, 'dist'))).rejects.toThrow(
		'The picture "projects/buses/half.jpg" may contain a place and names, and they cannot be removed from this file. Open it in an image editor, save it as JPEG, PNG or WebP, and use the new file.',
	);
});

function read(file: string): string {
	return readFileSync(join(root, 'dist', file), 'latin1');
}
