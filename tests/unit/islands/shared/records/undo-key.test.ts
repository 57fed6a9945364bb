import { expect, test } from 'vitest';
import { toUndoKey } from '#islands/shared/records/undo-key.ts';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
	['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
	['⌘Z', { key: 'z', metaKey: true }, 'undo'],
	['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
	['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
	['the same key in a Ukrainian layout', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
	['the place of Z in a German layout', { key: 'y', code: 'KeyZ', metaKey: true }, undefined],
	['Z alone', { key: 'z' }, undefined],
	['Ctrl+Alt+Z', { key: 'z', ctrlKey: true, altKey: true }, undefined],
])('%s', (_, pressed, expected) => {
	expect(toUndoKey({ ...none, ...pressed })).toBe(expected);
});
