/**
 * Puts the items that a search has found into the list directly under its field, in their order. Without items there is
 * no search, and the list is hidden; see the page of the certificates for what gives way to it.
 */
export function showHits(items: readonly HTMLElement[] | undefined) {
	const list = findHits();
	if (!list) return;
	list.hidden = items === undefined;
	for (const item of items ?? []) item.hidden = false;
	list.replaceChildren(...(items ?? []));
}

/** Moves the focus to the link of the first item. */
export function focusFirstHit() {
	findHits()?.querySelector('a')?.focus();
}

function findHits(): HTMLElement | null {
	return document.querySelector<HTMLElement>('[data-hits]');
}
