import { icons } from '#components/icons.ts';
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
		`:is(${ofOneText},body [lang]){unicode-bidi:plaintext}`,
		// Such a word begins where the words around it begin. It weighs nothing, so that what is centred stays so.
		`:where(${ofOneText},body [lang]){text-align:-webkit-match-parent;text-align:match-parent}`,
		// Arabic letters reach higher and lower than Latin ones.
		':root .hero-name h1{line-height:1.35}',
		`${leftToRight.join()}{direction:ltr}`,
		`.icon:has(${turned.map((name) => `[d="${icons[name]}"]`).join()}):not(:is(${leftToRight.join()}) *){scale:-1 1}`,
	].join('');
}

const ofOneText = 'h1,h2,h3,p,li,dt,dd,figcaption,summary';

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
	'.change',
	'.slider-window',
	'.slider-controls',
	'.ticker',
	'.chart',
	'.keypad',
	'.calculator',
	'.cube',
	'.stage',
];
