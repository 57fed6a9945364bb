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

function toAddress(item: Element): string | null {
	return item.querySelector('a')?.getAttribute('href') ?? null;
}
