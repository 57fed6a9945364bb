import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	firstKind,
	kinds,
	longestTheme,
	parseRequest,
	printRequest,
	toKind,
	toTheme,
} from '#tools/pixabay/request.ts';

test('the type is photo or video, and photo at first', () => {
	expect([...kinds]).toEqual(['photo', 'video']);
	expect(firstKind).toBe('photo');
	expect(['video', 'audio', null].map(toKind)).toEqual(['video', 'photo', 'photo']);
});

test('a theme has no space around it and at most 100 characters', () => {
	expect(longestTheme).toBe(100);
	expect(toTheme('  red fox ')).toBe('red fox');
	expect(toTheme(' \t')).toBeUndefined();
	expect(toTheme('🦊'.repeat(200))).toBe('🦊'.repeat(100));
});

test('the address and the request are the same thing', () => {
	const anyRequest = fc.record({
		theme: fc.string({ minLength: 1, maxLength: 100 }).filter((theme) => toTheme(theme) === theme),
		kind: fc.constantFrom(...kinds),
		quantity: fc.integer({ min: 1, max: 30 }),
		page: fc.integer({ min: 1, max: 100 }),
	});
	fc.assert(
		fc.property(anyRequest, (request) => {
			expect(parseRequest(printRequest(request))).toEqual(request);
		}),
	);
});

test('an address of any kind is read without a fault', () => {
	expect(parseRequest('?theme=fox')).toEqual({ theme: 'fox', kind: 'photo', quantity: 6, page: 1 });
	for (const page of ['0', '-1', '1.5', '101', 'x']) {
		expect(parseRequest(`?theme=fox&page=${page}`)?.page).toBe(1);
	}
	expect(parseRequest('?type=video')).toBeUndefined();
	fc.assert(fc.property(fc.string(), (text) => void parseRequest(text)));
});
