import { leavesFullScreen } from '#lib/leave-keys.ts';

const button = { tagName: 'BUTTON', isContentEditable: false };

test('Space and Backspace leave full screen, other keys do not', () => {
	expect(leavesFullScreen(' ', undefined)).toBe(true);
	expect(leavesFullScreen('Backspace', undefined)).toBe(true);
	expect(leavesFullScreen(' ', button)).toBe(true);
	for (const key of ['a', 'Enter', 'Delete', 'ArrowUp'])
		expect(leavesFullScreen(key, undefined)).toBe(false);
});

test.each([
	['a text field', { tagName: 'INPUT', type: 'text', isContentEditable: false }],
	['a search field', { tagName: 'INPUT', type: 'search', isContentEditable: false }],
	['a number field', { tagName: 'INPUT', type: 'number', isContentEditable: false }],
	['an input without a type', { tagName: 'INPUT', isContentEditable: false }],
	['a text area', { tagName: 'TEXTAREA', isContentEditable: false }],
	['editable text', { tagName: 'DIV', isContentEditable: true }],
])('in %s they do not', (_, place) => {
	expect(leavesFullScreen(' ', place)).toBe(false);
	expect(leavesFullScreen('Backspace', place)).toBe(false);
});
