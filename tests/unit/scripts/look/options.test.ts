import { expect, test } from 'vitest';
import { parseLookOptions } from '../../../../scripts/look/options.ts';

test('a translation is seen beside English', () => {
	expect(parseLookOptions([]).languages).toEqual(['en', 'uk']);
	expect(parseLookOptions(['--language', 'en']).languages).toEqual(['en']);
	expect(() => parseLookOptions(['--language', 'xx'])).toThrow('en, uk, es');
});

test('other engines than Chromium can be asked for', () => {
	expect(parseLookOptions([]).engine).toBe('chromium');
	expect(() => parseLookOptions(['--engine', 'gecko'])).toThrow('chromium, firefox, webkit');
});
