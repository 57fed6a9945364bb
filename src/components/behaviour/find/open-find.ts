import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { find } from '#i18n/messages/find/index.ts';
import { report } from '#lib/report.ts';
import css from './find.css?inline';
import type { FindDialog } from './find-dialog.ts';
import { type Frame, makeFrame } from './frame.ts';
import { takeEarlyField } from './take-early-field.ts';

let frame: Frame | undefined;
let dialog: Promise<FindDialog> | undefined;

/** Opens the search of the whole site at once, or closes it. What is typed before its code is there is answered when that comes. */
export async function toggleFind(link: HTMLAnchorElement) {
	prepareFind(link);
	if (!frame || !dialog) return;
	const early = takeEarlyField();
	if (frame.dialog.open) return frame.dialog.close();
	if (!early || document.querySelector('dialog:modal')) return;
	frame.field.value = early.typed;
	frame.field.toggleAttribute('data-entered', early.isEntered);
	frame.dialog.showModal();
	try {
		(await dialog).open();
	} catch (error) {
		report(error, 'load the search');
		location.assign(`${link.href}?q=${encodeURIComponent(frame.field.value)}`);
	}
}

/** Makes the search and loads what can be found, so that it opens with its results. */
export function prepareFind(link: HTMLAnchorElement) {
	if (frame) return;
	// The policy allows a sheet that a script makes, and no page carries what most visitors do not open.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
	const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
	const made = makeFrame(find[locale]);
	frame = made;
	dialog = import('./find-dialog.ts').then((module) => new module.FindDialog(link, made, locale));
	// Whoever opens the search sees that it could not be loaded.
	dialog.catch(() => {});
}
