import { expect, test } from 'vitest';
import { registry } from '#tools/registry.ts';
import { listEngineShots } from '../../scripts/look/shoot-in-engine.ts';
import { listShots } from '../../scripts/look/shots.ts';
import { listViews } from '../../scripts/look/views.ts';

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

test('other engines than Chromium draw first windows of pages as they come', () => {
	const shots = listEngineShots(listViews(['/extra/todo'], ['en', 'uk']));
	expect(shots.map(({ extent, view }) => [extent, view.use])).toEqual(
		Array.from({ length: 8 }, () => ['first', undefined]),
	);
});
