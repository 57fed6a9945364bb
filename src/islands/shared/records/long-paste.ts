import type { ClipboardEvent } from 'react';
import { isTooLong } from '#lib/records/long-text.ts';

/**
 * What a field would hold after a paste that is too long for it; the field itself is left as it is.
 * Nothing for an ordinary paste, which is the browser's own affair.
 */
export function takeLongPaste(
	event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
): string | undefined {
	const text = event.clipboardData.getData('text/plain');
	if (!isTooLong(text)) return undefined;
	event.preventDefault();
	const { value, selectionStart, selectionEnd } = event.currentTarget;
	return value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length);
}
