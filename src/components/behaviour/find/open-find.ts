import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { find } from '#i18n/messages/find/index.ts';
import css from './find.css?inline';
import { FindDialog } from './find-dialog.ts';
import { makeFrame } from './frame.ts';
import optionCss from './option.css?inline';
import { takeEarlyField } from './take-early-field.ts';

let made: FindDialog | undefined;

/** Opens the search of the whole site, with what was typed before its code was there, or closes it. */
export function toggleFind(link: HTMLAnchorElement) {
	const search = prepareFind(link);
	const early = takeEarlyField();
	if (search.frame.dialog.open) return search.frame.dialog.close();
	if (early && !document.querySelector('dialog:modal')) search.open(early);
}

/** Makes the search and loads what can be found, so that it opens with its results. */
export function prepareFind(link: HTMLAnchorElement): FindDialog {
	if (made) return made;
	// The policy allows a sheet that a script makes, and no page carries what most visitors do not open.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css + optionCss);
	document.adoptedStyleSheets.push(sheet);
	const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
	made = new FindDialog(link, makeFrame(find[locale]), locale);
	return made;
}
