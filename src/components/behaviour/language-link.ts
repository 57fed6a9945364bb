/** A link to the same page in another language takes along what its list shows, and its place in the page. */
export function keepPlace({ target }: Event) {
	const link = target instanceof Element && target.closest<HTMLAnchorElement>('#languages a');
	if (!link) return;
	link.search = location.search;
	link.hash = location.hash;
}
