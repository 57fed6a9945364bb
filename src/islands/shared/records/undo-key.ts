export type UndoKey = 'undo' | 'redo';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** In a layout without Latin letters the place of the key counts. */
export function toUndoKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed) {
	if (ctrlKey === metaKey || altKey) return undefined;
	const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
	if (letter === 'z') return shiftKey ? 'redo' : 'undo';
	return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
