import css from './find.css?inline';
import { FindDialog } from './find-dialog.ts';

let dialog: FindDialog | undefined;

/** Opens the search of the whole site, or closes it. */
export function toggleFind(link: HTMLAnchorElement) {
	prepareFind(link);
	if (dialog?.isOpen) dialog.close();
	else if (!document.querySelector('dialog:modal')) dialog?.open();
}

/** Makes the search and loads what can be found, so that it opens at once. */
export function prepareFind(link: HTMLAnchorElement) {
	if (dialog) return;
	// The policy allows a sheet that a script makes, and no page carries what most visitors do not open.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
	dialog = new FindDialog(link);
	dialog.load();
}
