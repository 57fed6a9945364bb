import { icons } from '#components/frame/icons.ts';
import { type Locale, locales, toDirection } from '#i18n/locales.ts';

/**
 * Rules for pages that have texts in both directions: a text in another language has its own. From right to left, code,
 * the keys and numbers of calculators, charts and everything that moves along a line stay as they are; arrows and axes
 * of years turn around.
 */
export function toDirectionCss(locale: Locale): string {
	const others = locales.filter((other) => toDirection(other) !== toDirection(locale));
	const direction = toDirection(locale);
	// The space before a unit is at the number; the years of a story are in the columns of the page.
	const foreign =
		others.length > 0
			? `.change small{direction:inherit}:root .story-words{direction:${direction}}.story-words p:lang(${others.join()}){unicode-bidi:plaintext;${inside}}`
			: '';
	if (direction === 'ltr') return foreign;
	return [
		foreign,
		// What hangs out at the end of a line would make the page scroll: browsers cut it off only at its beginning.
		// Not on the body: its overflow would become that of the window, which scrolls.
		'main{overflow-x:clip}',
		// A word of the interface may not be translated yet.
		`:is(${ofOneText},${ofFewWords}):not(:has(*),[dir],${ownProse}){unicode-bidi:plaintext}`,
		// Such a word begins where the words around it begin. It weighs nothing, so that what is centred stays so.
		`:where(${ofOneText},body [lang]:not(div,article)){${inside}}`,
		// A number and its unit, in the order of the unit’s language, at the edge of the words below them.
		'.change{inline-size:fit-content}.change>span{unicode-bidi:plaintext}',
		':root .period{unicode-bidi:isolate}a:is([href^=tel],[href^=mailto]){unicode-bidi:plaintext}',
		// The embroidery of the name stays on the edge between paper and portrait, which is now its right one.
		':root .name-band{translate:50%}',
		// Arabic letters reach higher and lower than Latin ones, are joined, and have no face of one width.
		':root :is(h1,h2,h3){line-height:1.35}*{letter-spacing:0!important}html:root{--mono:"Mono",var(--text)}',
		// Later years are on the left.
		`${mirrored}{scale:-1 1}:is(.time-axis,.field-row) text{text-anchor:end}`,
		// What does not fit is scrolled to the last years.
		':root .field-rows{direction:ltr}:root .field-row{direction:rtl}.wide::before{inset:0 -4px 0 auto!important}',
		`${leftToRight.join()}{direction:ltr}`,
		`.icon:has(${turned.map((name) => `[d="${icons[name]}"]`).join()}):not(:is(${leftToRight.join()}) *){scale:-1 1}`,
	].join('');
}

/** What contains one text. A summary is not among them: its arrow would change sides. */
const ofOneText = 'h1,h2,h3,p,li,dt,dd,td,figcaption,.site-facts li>span';

const inside = 'text-align:-webkit-match-parent;text-align:match-parent';

/** In texts of this language, whatever their first word is. */
const ownProse = ':is(.prose,.case-text,.story-words):not([lang]) *';

const mirrored = '.thread,.field-row>[role],.ranking svg,.field-more>span,.wide::before';

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
	'.compare-sides',
	'.slider-window',
	'.slider-controls',
	'.ticker',
	'.chart',
	'.keypad',
	'.calculator',
	'.cube',
	'.stage',
];
