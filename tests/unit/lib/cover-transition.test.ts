import { toCoverCss } from '#lib/cover-transition.ts';

test('nothing crosses over with reduced motion', () => {
	const css = toCoverCss([{ selector: '.case-cover', project: 'bakery' }]);
	expect(css.startsWith('@media (prefers-reduced-motion:no-preference){')).toBe(true);
});
