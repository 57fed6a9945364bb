/** Room between the edge of the window and the stitch to which the field scrolls, in CSS pixels. */
const besideFound = 40;

/**
 * Lights up the stitches of the field that lead to the found addresses. Without addresses there is no search, and all
 * stitches are alike. See `DocumentField.astro`.
 */
export function lightStitches(addresses: readonly string[] | undefined) {
	const field = document.querySelector('[data-field]');
	field?.classList.toggle('searched', addresses !== undefined);
	const found = new Set<string | null>(addresses);
	for (const stitch of field?.querySelectorAll('svg a') ?? [])
		stitch.classList.toggle('found', found.has(stitch.getAttribute('href')));
	if (field) showFound(field);
}

/** Narrow windows show the last years of the field: it scrolls to the nearest stitch that is found, unless one is in view. */
function showFound(field: Element) {
	const room = field.querySelector('.field-rows');
	if (!room) return;
	const view = room.getBoundingClientRect();
	const ways = [...field.querySelectorAll('.found')].map((stitch) => {
		const { left, right } = stitch.getBoundingClientRect();
		if (left < view.left) return left - view.left - besideFound;
		return right > view.right ? right - view.right + besideFound : 0;
	});
	room.scrollLeft += ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/**
 * Replaces the stitches of this page that only show that there is a document by the linked ones of the other pages. The
 * pages go from the newest documents to the oldest, a row of the field the other way.
 */
export function takeStitches(pages: readonly Document[]) {
	for (const [index, row] of findRows(document).entries()) {
		const stitches = pages
			.toReversed()
			.flatMap((page) => [...(findRows(page)[index]?.querySelectorAll('[role=listitem]') ?? [])]);
		for (const stitch of stitches)
			if (stitch.ownerDocument !== document)
				stitch.querySelector('a')?.setAttribute('tabindex', '-1');
		row.querySelector('[data-elsewhere]')?.remove();
		row.append(...stitches);
	}
}

function findRows(page: Document): Element[] {
	return [...page.querySelectorAll('[data-field] [data-row]')];
}
