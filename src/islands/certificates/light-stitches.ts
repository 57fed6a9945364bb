/**
 * Lights up the stitches of the field that lead where the found items lead. Without items there is no search, and all
 * stitches are alike. See `DocumentField.astro`.
 */
export function lightStitches(items: readonly Element[] | undefined) {
	const field = document.querySelector('[data-field]');
	field?.classList.toggle('searched', items !== undefined);
	const found = new Set(items?.map(toAddress));
	for (const stitch of field?.querySelectorAll('svg a') ?? [])
		stitch.classList.toggle('found', found.has(stitch.getAttribute('href')));
}

/**
 * Replaces the stitches of this page that only show that there is a document by the linked ones of the other pages. The
 * pages go from the newest documents to the oldest, a row of the field the other way.
 */
export function takeStitches(pages: readonly Document[]) {
	for (const [index, row] of findRows(document).entries()) {
		const stitches = pages
			.toReversed()
			.flatMap((page) => [...(findRows(page)[index]?.querySelectorAll('a') ?? [])]);
		for (const stitch of stitches)
			if (stitch.ownerDocument !== document) stitch.setAttribute('tabindex', '-1');
		row.querySelector('[data-elsewhere]')?.remove();
		row.append(...stitches);
	}
}

function findRows(page: Document): Element[] {
	return [...page.querySelectorAll('[data-field] [data-row]')];
}

function toAddress(item: Element): string | null {
	return item.querySelector('a')?.getAttribute('href') ?? null;
}
