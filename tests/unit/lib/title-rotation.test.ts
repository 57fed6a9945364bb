import { toRotationCss } from '#lib/title-rotation.ts';

const count = 6;
const css = toRotationCss(count);

test('the pause holds the rotation and hides the cover', () => {
	expect(css).toContain('.js .titles:has(:checked) li{animation-play-state:paused}');
	expect(css).toContain(
		'.js .titles:has(:checked) ul:after{animation-play-state:paused;background:none}',
	);
});

test('nothing moves without scripts, in print or under reduced motion', () => {
	const [still = '', moving = ''] = css.split(
		'@media screen and (prefers-reduced-motion:no-preference){',
	);
	expect(still).toMatch(/^@media screen\{/);
	expect(still).not.toContain('animation');
	const selectors = [...moving.matchAll(/([^{}]+)\{[^{}]*animation/g)].map(
		([, selector]) => selector,
	);
	expect(selectors.length).toBeGreaterThan(count);
	for (const selector of selectors) {
		expect(selector).toMatch(/^\.js \.titles(:has\(:checked\))? (ul|li)/);
	}
});
