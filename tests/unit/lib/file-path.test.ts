import { expect, test } from 'vitest';
import { toFilePath, toSiteFolder } from '#lib/file-path.ts';

test('the folder is the root where the build names no other', () => {
	expect(toSiteFolder()).toBe('');
	expect(toFilePath('/favicon.svg')).toBe('/favicon.svg');
});

test.each([
	['/', '/cv.pdf'],
	['/vzir', '/vzir/cv.pdf'],
	['/vzir/', '/vzir/cv.pdf'],
	['/a/b//', '/a/b/cv.pdf'],
])('under %s a file is at %s', (base, address) => {
	expect(toFilePath('/cv.pdf', base)).toBe(address);
});
