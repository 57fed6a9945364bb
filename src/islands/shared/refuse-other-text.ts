import type { ClipboardEvent, DragEvent } from 'react';

/** Characters. No number that a field here takes is nearly as long. */
const longest = 100;

/** For number fields, which know no `maxlength`: megabytes of digits would stop the page. */
export const refuseLongText = {
	onPaste: (event: ClipboardEvent) => refuse(event, event.clipboardData),
	onDrop: (event: DragEvent) => refuse(event, event.dataTransfer),
};

function refuse(event: ClipboardEvent | DragEvent, data: DataTransfer) {
	if (data.getData('text/plain').length > longest) event.preventDefault();
}
