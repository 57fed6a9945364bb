import type { KeyboardEvent } from 'react';

/** Alt with an arrow key moves the row it is pressed in, wherever in the row; in a text field it does not. */
export function toMove(event: KeyboardEvent<HTMLElement>): 'up' | 'down' | undefined {
	const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
	if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
	if (target instanceof HTMLTextAreaElement) return undefined;
	if (target instanceof HTMLInputElement && target.type === 'text') return undefined;
	if (key === 'ArrowUp') return 'up';
	return key === 'ArrowDown' ? 'down' : undefined;
}

/** Finds the control again in its row after the row has moved. */
export function toControl(element: HTMLElement): string {
	const { action } = element.dataset;
	return action ? `[data-action=${action}]` : element.localName;
}
