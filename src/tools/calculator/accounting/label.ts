/** UTF-16 units. */
const longest = 60;

/** A label as a step keeps it: on one line, cut where the paper has no more room; none for an empty text. */
export function toLabel(text = ''): { label?: string } {
	const label = text.replaceAll(/\s+/g, ' ').trim();
	if (label === '') return {};
	return { label: label.length > longest ? `${label.slice(0, longest - 1)}…` : label };
}
