import { expect, test } from 'vitest';
import { decodeReferences } from '#lib/html-references.ts';

test('references by name, by decimal and by hexadecimal number become characters', () => {
	expect(decodeReferences('a &amp; b &LT; &#39; &#x2019; &#X1F600;')).toBe("a & b < ' ’ 😀");
});

test('what names no character stays as it is', () => {
	for (const text of ['&unknown;', '&#0;', '&#x110000;', '&#99999999;', '&amp', '&;']) {
		expect(decodeReferences(text)).toBe(text);
	}
});
