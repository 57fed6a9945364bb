import { expect, test } from 'vitest';
import { registry } from '#tools/registry.ts';
import { parseLookOptions } from '../../../../scripts/look/options.ts';
import { listEngineShots } from '../../../../scripts/look/shoot-in-engine.ts';
import { listShots } from '../../../../scripts/look/shots.ts';
import { listViews } from '../../../../scripts/look/views.ts';

test('every tool is looked at as it comes, and every one that is no hub after use as well', () => {
	const views = listViews([], ['en']);
	for (const { id } of registry) {
		const own = views.filter(({ page }) => page === `/extra/${id}`);
		const isHub = registry.some((entry) => entry.hub === id);
		expect([id, own.length > (isHub ? 0 : 1)]).toEqual([id, true]);
	}
});

test('a word picks the addresses that contain it, a path picks one page', () => {
	const pages = (filter: string) => [
		...new Set(listViews([filter], ['en']).map(({ page }) => page)),
	];
	expect(pages('palindrome')).toEqual(['/extra/tasks/palindrome']);
	expect(pages('/')).toEqual(['/']);
	expect(pages('/extra')).toEqual(['/extra']);
	expect(pages('no such tool')).toEqual([]);
});

test('no two pictures have the same file', () => {
	const files = listViews([], ['en', 'uk']).flatMap((view) =>
		listShots(view).map(({ file }) => file),
	);
	expect(new Set(files).size).toBe(files.length);
});

test('a translation is seen beside English, and a base asks for a comparison', () => {
	expect(parseLookOptions([]).languages).toEqual(['en', 'uk']);
	expect(parseLookOptions(['--language', 'en']).languages).toEqual(['en']);
	expect(parseLookOptions(['weather']).changed).toBe(false);
	expect(parseLookOptions(['--base', 'HEAD~3']).changed).toBe(true);
	expect(() => parseLookOptions(['--language', 'xx'])).toThrow('en, uk, es');
});

test('other engines than Chromium draw first windows of pages as they come', () => {
	expect(parseLookOptions([]).engine).toBe('chromium');
	expect(() => parseLookOptions(['--engine', 'gecko'])).toThrow('chromium, firefox, webkit');
	const shots = listEngineShots(listViews(['/extra/todo'], ['en', 'uk']));
	expect(shots.map(({ extent, view }) => [extent, view.use])).toEqual(
		Array.from({ length: 8 }, () => ['first', undefined]),
	);
});
