/**
 * Makes the browser load its data of languages, as the first number, date or name that a page formats does. That takes as
 * long as starting a tool.
 */
export function readyFormats(language: string) {
	new Intl.NumberFormat(language).format(0);
}
