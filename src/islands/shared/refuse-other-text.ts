import type { ClipboardEvent, DragEvent } from 'react';

/** Characters. No number that a field here takes is nearly as long. */
const longest = 100;

/**
 * Two numbers: with a line end or a tab between them, or a space that separates no thousands. Browsers leave out
 * everything but the digits, and would make one number of them.
 */
const several = /\d[^\S \u00a0\u202f\u2009]+\d|\d\s\d{1,2}(?!\d)|\d\s{2,}\d/;

/** For number fields, which know no `maxlength`: megabytes of digits would stop the page. */
export const refuseOtherText = {
	onPaste: (event: ClipboardEvent) => refuse(event, event.clipboardData),
	onDrop: (event: DragEvent) => refuse(event, event.dataTransfer),
};

function refuse(event: ClipboardEvent | DragEvent, data: DataTransfer) {
	const text = data.getData('text/plain');
	if (text.length > longest || several.test(text)) event.preventDefault();
}
