import type { ClipboardEvent, DragEvent } from 'react';
import { isTooLong } from '#browser/records/long-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The text that is pasted or dropped. */
export function readTransfer(event: ClipboardEvent | DragEvent): string {
	const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
	return data.getData('text/plain');
}

/**
 * What a field would hold after a text that is too long for it was pasted or dropped; the field itself
 * is left as it is. An ordinary text is left to the browser.
 */
export function takeLongText(event: ClipboardEvent<Field> | DragEvent<Field>): string | undefined {
	const text = readTransfer(event);
	if (!isTooLong(text)) return undefined;
	event.preventDefault();
	const { value, selectionStart, selectionEnd } = event.currentTarget;
	return value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length);
}
