import { icons } from '#components/frame/icons.ts';
import type { Locale } from '#i18n/locales.ts';
import { toDirectionCss } from '#layouts/direction-css.ts';

const css = toDirectionCss('ar' as Locale);

test('pages from left to right need no rules', () => {
	expect(toDirectionCss('en')).toBe('');
});

test('what hangs out of a page does not make it scroll sideways', () => {
	expect(css).toContain('main{overflow-x:clip}');
	// On the body it would apply to the window, which then scrolls on phones.
	expect(css).not.toMatch(/(^|\})body\{/);
});

test('arrows turn around, also the one that leads back, but not within what keeps its direction', () => {
	const [, turned = '', kept = ''] =
		/\.icon:has\((.*?)\):not\(:is\((.*?)\) \*\)\{scale:-1 1\}/.exec(css) ?? [];
	for (const name of ['left', 'next', 'open', 'login']) expect(turned).toContain(icons[name]);
	expect(kept.split(',')).toEqual(expect.arrayContaining(['.slider-controls', '.stage']));
});

test('a word in another language begins at the same edge as the words around it', () => {
	expect(css).toMatch(/p:lang\(en,uk,es\)\{unicode-bidi:plaintext;/);
	expect(css).toMatch(
		/:where\(h1,.*?\)\)\{text-align:-webkit-match-parent;text-align:match-parent\}/,
	);
});

test('texts in drawings begin where the drawing places them', () => {
	expect(css).toMatch(/svg text[^{]*\{direction:ltr\}/);
});

test('a number and its unit are at the edge of their label, in the order of the unit’s language', () => {
	expect(css).toContain('.change{inline-size:fit-content}.change>span{unicode-bidi:plaintext}');
	const [, texts = ''] = /:is\(([^)]*)\):not\(:has\(\*\)/.exec(css) ?? [];
	expect(texts.split(',')).toEqual(expect.arrayContaining(['button', 'div>a', 'li>.quiet', 'td']));
	// Its arrow would be on the left of an English word, and point away from it.
	expect(texts.split(',')).not.toContain('summary');
});

test('the embroidery of the name is on the edge of the portrait, not on the face', () => {
	expect(css).toContain('.name-band{translate:50%}');
});
