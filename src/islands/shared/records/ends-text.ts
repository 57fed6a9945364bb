import type { KeyboardEvent } from 'react';

/**
 * Whether a key ends the text in a field: Enter, and not with Shift, which begins a line. On a touch screen, whose
 * keyboards have no Shift and Enter, Enter begins a line of a text that has several. Ctrl or ⌘ with Enter always ends it.
 */
export function endsText(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): boolean {
	const { key, shiftKey, ctrlKey, metaKey, currentTarget, nativeEvent } = event;
	if (key !== 'Enter' || nativeEvent.isComposing) return false;
	const isTouched = 'rows' in currentTarget && matchMedia('(pointer: coarse)').matches;
	return ctrlKey || metaKey || !(shiftKey || isTouched);
}
