import { expect, test } from 'vitest';
import { type Encoding, readFileName, toFileName } from '#build/pictures/encoding.ts';

const plain = { source: '0123456789abcdef', width: 640, height: 360, quality: 55 };

test.each<[string, Encoding]>([
	['0123456789abcdef-640x360-55.avif', { ...plain, format: 'avif' }],
	['0123456789abcdef-640x360-55.webp', { ...plain, format: 'webp' }],
	['0123456789abcdef-640x360-55-drawing.webp', { ...plain, format: 'drawing' }],
	['0123456789abcdef-640x360-55-phone.avif', { ...plain, format: 'phone' }],
])('%s is the name of the encoding', (name, encoding) => {
	expect(toFileName(encoding)).toBe(name);
	expect(readFileName(name)).toEqual(encoding);
});

test.each(['01-linen.webp', '0123456789abcdef-640x360-55.png', '0123456789abcdef-640-55.webp'])(
	'%s is not the name of an encoded picture',
	(name) => expect(readFileName(name)).toBeUndefined(),
);
