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
	const title = titles[first];
	if (!title) return;
	document.documentElement.lang = first;
	document.title = title;
}
