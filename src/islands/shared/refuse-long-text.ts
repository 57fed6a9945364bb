import type { ClipboardEvent, DragEvent } from 'react';

/** Characters. No number that a field here takes is nearly as long. */
const longest = 100;

/**
 * Two numbers: separated by a line end, a tab, or a space that does not separate thousands. Browsers drop everything but
 * the digits, which would join the two.
 */
const several = /\d[^\S \u00a0\u202f\u2009]+\d|\d\s\d{1,2}(?!\d)|\d\s{2,}\d/;

/**
 * Handlers for number fields: refuse text that is very long, or that contains several numbers. (`maxlength` has no effect on
 * number fields, and megabytes of digits would freeze the page.)
 */
export const refuseLongText = {
	onPaste: (event: ClipboardEvent) => refuse(event, event.clipboardData),
	onDrop: (event: DragEvent) => refuse(event, event.dataTransfer),
};

function refuse(event: ClipboardEvent | DragEvent, data: DataTransfer) {
	const text = data.getData('text/plain');
	if (text.length > longest || several.test(text)) event.preventDefault();
}
