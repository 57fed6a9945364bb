/**
 * Types into a field so that React sees it. Where the text goes on from what was typed `before`, only the
 * rest is added: an Enter between the two may have emptied the field.
 */
export function typeText(field: Element, text: string, before?: string) {
	if (!isField(field)) return;
	if (field.type !== 'file') {
		const goesOn = before !== undefined && text.startsWith(before);
		const next = goesOn ? field.value + text.slice(before.length) : text;
		// React tracks a value that is set on the field itself, so another one is set first: React then sees a change.
		field.value = '';
		if (field.value === next) field.value = `${next}0`;
		const prototype = Object.getPrototypeOf(field);
		Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, next);
	}
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function isField(element: Element) {
	return (
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement ||
		element instanceof HTMLSelectElement
	);
}
