import { toUndoKey } from '#islands/shared/records/undo-key.ts';
import keys from './undo-keys.json' with { type: 'json' };

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each(keys)('$name', ({ pressed, does }) => {
	expect(toUndoKey({ ...none, ...pressed })).toBe(does);
});
