import fc from 'fast-check';
import { invert } from '#browser/records/invert.ts';
import { append, apply, type Operation } from '#browser/records/operations.ts';
import { withUndo } from '#browser/records/undo-stack.ts';
import { createBrowser, type Entry } from './two-tabs.ts';

const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anyEntry = fc.record({ id: anyId, text: fc.string({ maxLength: 3 }) });
const anyList = fc.uniqueArray(anyEntry, { selector: ({ id }) => id });
const anyOperation = fc.oneof(
	anyEntry.map((record): Operation<Entry> => append([record])),
	fc.record({ type: fc.constant('change'), record: anyEntry, changes: fc.record({ text: anyId }) }),
	fc.record({ type: fc.constant('remove'), ids: fc.array(anyId, { maxLength: 3 }) }),
	fc.record({ type: fc.constant('move'), id: anyId, before: fc.option(anyId) }),
) satisfies fc.Arbitrary<Operation<Entry>>;

test('the inverse of any operations gives back the list, and its own inverse what they made of it', () => {
	fc.assert(
		fc.property(anyList, fc.array(anyOperation, { maxLength: 6 }), (list, operations) => {
			const done = operations.reduce<readonly Entry[]>(apply, list);
			const inverse = invert(list, operations);
			expect(inverse.reduce<readonly Entry[]>(apply, done)).toEqual(list);
			expect(invert(done, inverse).reduce<readonly Entry[]>(apply, list)).toEqual(done);
		}),
	);
});

test('changes are undone one by one, redone, and a new one ends the redoing', () => {
	const tab = open('a', 'b');
	tab.dispatch({ type: 'remove', ids: ['a'] });
	tab.dispatch({ type: 'change', record: { id: 'b', text: 'b' }, changes: { text: 'c' } });
	expect([tab.undo(), tab.undo(), tab.texts()]).toEqual([true, true, ['a', 'b']]);
	expect([tab.redo(), tab.texts()]).toEqual([true, ['b']]);
	tab.dispatch(append([{ id: 'd', text: 'd' }]));
	expect([tab.redo(), tab.texts()]).toEqual([false, ['b', 'd']]);
});

test('what changes nothing is no step', () => {
	const tab = open();
	tab.dispatch({ type: 'remove', ids: ['a'] });
	expect([tab.undo(), tab.redo()]).toEqual([false, false]);
});

test('what another tab did in between stays', () => {
	const browser = createBrowser();
	const [tab, there] = [browser.openTab(), browser.openTab()];
	const here = { ...tab, ...withUndo(tab) };
	here.dispatch(append(['a', 'b'].map((id) => ({ id, text: id }))));
	browser.settle();
	there.receiveAll();
	here.dispatch({ type: 'remove', ids: ['a'] });
	browser.settle();
	there.receiveAll();
	there.dispatch(append([{ id: 'x', text: 'x' }]));
	there.dispatch({ type: 'change', record: { id: 'b', text: 'b' }, changes: { text: 'changed' } });
	browser.settle();
	here.receiveAll();
	here.undo();
	browser.settle();
	there.receiveAll();
	expect([here.texts(), there.texts()]).toEqual([
		['a', 'changed', 'x'],
		['a', 'changed', 'x'],
	]);
});

test('a text that another tab has changed since is not taken back, and the step before it is', () => {
	const browser = createBrowser();
	const [tab, there] = [browser.openTab(), browser.openTab()];
	const here = { ...tab, ...withUndo(tab) };
	const change = (from: string, text: string) =>
		({ type: 'change', record: { id: 'a', text: from }, changes: { text } }) as const;
	here.dispatch(append(['a', 'b'].map((id) => ({ id, text: id }))));
	here.dispatch({ type: 'remove', ids: ['b'] });
	here.dispatch(change('a', 'here'));
	here.dispatch(change('here', 'here again'));
	here.undo();
	browser.settle();
	there.receiveAll();
	there.dispatch(change('here', 'there'));
	browser.settle();
	here.receiveAll();
	expect([here.redo(), here.texts()]).toEqual([false, ['there']]);
	expect([here.undo(), here.texts()]).toEqual([true, ['there', 'b']]);
	expect([here.redo(), here.texts()]).toEqual([true, ['there']]);
});

function open(...ids: string[]) {
	const browser = createBrowser();
	const tab = browser.openTab();
	tab.dispatch(append(ids.map((id) => ({ id, text: id }))));
	return { ...tab, ...withUndo(tab) };
}
