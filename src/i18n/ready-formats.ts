/**
 * Makes the browser load its data of languages, as the first number, date or name that a page formats does. That takes as
 * long as starting a tool. A collator loads about half of the data, so each half is a task of its own, between which the
 * page answers.
 */
export function readyFormats(language: string) {
	setTimeout(() => new Intl.Collator(language));
	setTimeout(() => new Intl.NumberFormat(language).format(0));
}
