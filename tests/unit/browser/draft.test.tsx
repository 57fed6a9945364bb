import { addToDraft, keepDraft, readDraft } from '#browser/draft.ts';

test('a text that is added follows what is in the draft', () => {
	expect(addToDraft('draft', 'tape')).toBe(true);
	expect(readDraft('draft')).toBe('tape');
	expect(addToDraft('draft', 'another')).toBe(true);
	expect(readDraft('draft')).toBe('tape\n\nanother');
});

test('where the browser stores nothing there is no draft and no error', () => {
	vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
		throw new DOMException('', 'SecurityError');
	});
	keepDraft('draft', 'text');
	expect(readDraft('draft')).toBe('');
	expect(addToDraft('draft', 'text')).toBe(false);
});
