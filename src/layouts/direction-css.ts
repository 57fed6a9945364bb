import { icons } from '#components/frame/icons.ts';
import { type Locale, toDirection } from '#i18n/locales.ts';

/**
 * Rules for pages that are written from right to left: a text in another language has its own direction; code, the keys
 * and numbers of calculators, charts and everything that moves along a line stay as they are; arrows turn around.
 */
export function toDirectionCss(locale: Locale): string {
	if (toDirection(locale) === 'ltr') return '';
	return [
		// What hangs out at the end of a line would make the page scroll: browsers cut it off only at its beginning.
		// Not on the body: its overflow would become that of the window, which scrolls.
		'main{overflow-x:clip}',
		// Also an English word of the interface that is not translated yet.
		`:is(${ofOneText},${ofFewWords},body [lang]){unicode-bidi:plaintext}`,
		// Such a word begins where the words around it begin. It weighs nothing, so that what is centred stays so.
		`:where(${ofOneText},body [lang]){text-align:-webkit-match-parent;text-align:match-parent}`,
		// A number and its unit, in the order of the unit’s language, at the edge of the words below them.
		'.change{inline-size:fit-content}.change>span{unicode-bidi:plaintext}',
		// The embroidery of the name stays on the edge between paper and portrait, which is now its right one.
		':root .name-band{translate:50%}',
		// Arabic letters reach higher and lower than Latin ones.
		':root .hero-name h1{line-height:1.35}',
		`${leftToRight.join()}{direction:ltr}`,
		`.icon:has(${turned.map((name) => `[d="${icons[name]}"]`).join()}):not(:is(${leftToRight.join()}) *){scale:-1 1}`,
	].join('');
}

/** What contains one text. A summary is not among them: its arrow would change sides. */
const ofOneText = 'h1,h2,h3,p,li,dt,dd,td,figcaption,.site-facts li>span';

/** What contains a few words, such as "5 years". Not what is part of a line: the line has one order. */
const ofFewWords = 'button,div>a,li>.quiet,a>.quiet';

/** Icons that point along the line. */
const turned = ['left', 'next', 'open', 'login'];

const leftToRight = [
	// A drawing places the beginning of a text, not its right end.
	'svg text',
	'pre',
	'code',
	'kbd',
	'output',
	'input:is([type=email],[type=url],[type=tel],[type=number])',
	'.change:has(.change-before)',
	'.slider-window',
	'.slider-controls',
	'.ticker',
	'.chart',
	'.keypad',
	'.calculator',
	'.cube',
	'.stage',
];
