import { expect, test } from 'vitest';
import { toCoverCss } from '#lib/cover-transition.ts';

test('each cover has the name of its project, so that it meets itself on the other page', () => {
	const css = toCoverCss([
		{ selector: '#bakery .project-cover', project: 'bakery' },
		{ selector: '.case-cover .project-cover', project: 'seaside-hotel' },
	]);
	expect(css).toContain('#bakery .project-cover{view-transition-name:cover-bakery}');
	expect(css).toContain('.case-cover .project-cover{view-transition-name:cover-seaside-hotel}');
});

test('nothing crosses over with reduced motion', () => {
	const css = toCoverCss([{ selector: '.case-cover', project: 'bakery' }]);
	expect(css.startsWith('@media (prefers-reduced-motion:no-preference){')).toBe(true);
});

test('a page without covers has no rules for them', () => {
	expect(toCoverCss([])).toBe('');
});
