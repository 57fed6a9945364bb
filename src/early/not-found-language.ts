/**
 * Shows the 404 page in the language of the address. It is printed into the head of that page, so
 * it may use nothing from outside its own braces.
 */
export function pickNotFoundLanguage({
	base,
	titles,
}: {
	base: string;
	titles: Record<string, string>;
}) {
	const first = location.pathname.slice(base.length).split('/')[1] ?? '';
	// `constructor` and the like are in every object, but no title.
	if (!Object.hasOwn(titles, first)) return;
	const title = titles[first] ?? '';
	document.documentElement.lang = first;
	document.title = title;
}
