import fc from 'fast-check';
import { append } from '#browser/records/operations.ts';
import { createBrowser, type Entry, key } from './two-tabs.ts';

const entry = (id: string, text = id): Entry => ({ id, text });

test('a change is shown at once and stored under the lock', () => {
	const browser = createBrowser();
	const tab = browser.openTab();
	tab.dispatch(append([entry('a')]));
	expect(tab.texts()).toEqual(['a']);
	expect(browser.values.has(key)).toBe(false);
	browser.settle();
	expect(JSON.parse(browser.values.get(key) ?? '')).toMatchObject({ v: 1, data: [entry('a')] });
});

test('what is changed while the page is left does not wait for the lock', () => {
	const browser = createBrowser();
	const tab = browser.openTab();
	tab.dispatch(append([entry('a')]));
	tab.leave();
	expect(browser.values.get(key)).toContain('"a"');
	tab.dispatch(append([entry('b')]));
	expect(browser.values.get(key)).toContain('"b"');
	tab.receiveCleared();
	tab.dispatch(append([entry('c')]));
	expect(browser.values.get(key)).not.toContain('"c"');
});

test('whatever two tabs do and receive in whatever order, they end alike and only deleted records are removed', () => {
	const step = fc.record({
		tab: fc.nat(1),
		what: fc.constantFrom('add', 'remove', 'change', 'move', 'receive', 'unlock'),
		at: fc.nat(9),
	});
	fc.assert(
		fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
			const browser = createBrowser();
			const tabs = [browser.openTab(), browser.openTab()];
			const added: string[] = [];
			const removed = new Set<string>();
			for (const { tab: number, what, at } of steps) {
				const tab = tabs[number];
				const records = tab?.$list.get().records ?? [];
				const record = records[at % Math.max(records.length, 1)];
				if (what === 'add') {
					added.push(`r${added.length}`);
					tab?.dispatch(append([entry(added.at(-1) ?? '')]));
				}
				if (what === 'receive') tab?.receiveAll();
				if (what === 'unlock') browser.unlock();
				if (!record) continue;
				if (what === 'move') {
					const before = records[(at * 7 + 1) % (records.length + 1)]?.id ?? null;
					tab?.dispatch({ type: 'move', id: record.id, before });
				}
				if (what === 'change') {
					tab?.dispatch({ type: 'change', record, changes: { text: `${record.text}!` } });
				}
				if (what === 'remove') {
					removed.add(record.id);
					tab?.dispatch({ type: 'remove', ids: [record.id] });
				}
			}
			browser.settle();
			for (const tab of tabs) tab.receiveAll();
			browser.settle();
			for (const tab of tabs) tab.receiveAll();
			const [one, two] = tabs.map((tab) => tab.$list.get().records);
			expect(one).toEqual(two);
			const ids = (one ?? []).map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			for (const id of added) if (!removed.has(id)) expect(ids).toContain(id);
		}),
	);
});

test('a record changed here and deleted there comes back', () => {
	const browser = createBrowser();
	const [one, two] = [browser.openTab(), browser.openTab()];
	one.dispatch(append([entry('a')]));
	browser.settle();
	two.receiveAll();
	two.dispatch({ type: 'remove', ids: ['a'] });
	browser.settle();
	one.dispatch({ type: 'change', record: entry('a'), changes: { text: 'long edited' } });
	browser.settle();
	expect(one.texts()).toEqual(['long edited']);
});

test('a deletion in another tab is reported with its position', () => {
	const browser = createBrowser();
	const [one, two] = [browser.openTab(), browser.openTab()];
	one.dispatch(append([entry('a'), entry('b')]));
	browser.settle();
	two.receiveAll();
	one.dispatch({ type: 'remove', ids: ['b'] });
	browser.settle();
	two.receiveAll();
	expect(two.$list.get().deletedElsewhere).toEqual([{ record: entry('b'), index: 1 }]);
	browser.values.clear();
	two.receiveCleared();
	expect(two.$list.get().deletedElsewhere).toEqual([{ record: entry('a'), index: 0 }]);
});

test('a record too large for the storage stays on the screen and holds up no other', () => {
	const browser = createBrowser(200);
	const tab = browser.openTab();
	tab.dispatch(append([entry('big', 'x'.repeat(500))]));
	tab.dispatch(append([entry('small')]));
	browser.settle();
	expect(tab.$list.get()).toMatchObject({ problem: 'full', unsaved: ['big'] });
	expect(tab.texts()).toContain('x'.repeat(500));
	expect(JSON.parse(browser.values.get(key) ?? '').data).toEqual([entry('small')]);
	browser.limit = 2000;
	tab.retry();
	browser.settle();
	expect(tab.$list.get()).toMatchObject({ problem: undefined, unsaved: [] });
	expect(JSON.parse(browser.values.get(key) ?? '').data).toHaveLength(2);
});

test('a blocked storage keeps everything on the screen until it opens', () => {
	const browser = createBrowser();
	browser.blocked = true;
	const tab = browser.openTab();
	tab.dispatch(append([entry('a')]));
	browser.settle();
	expect(tab.$list.get()).toMatchObject({
		problem: 'blocked',
		unsaved: ['a'],
		records: [entry('a')],
	});
	browser.blocked = false;
	tab.retry();
	browser.settle();
	expect(tab.$list.get().problem).toBeUndefined();
	expect(browser.values.get(key)).toContain('"a"');
});

test.each(['{', '7', '{"v":2,"data":[]}', '{"v":1,"data":"no"}', ''])(
	'the broken value %j is set aside and never lost',
	(text) => {
		const browser = createBrowser();
		browser.values.set(key, text);
		const tab = browser.openTab();
		expect(tab.$list.get()).toMatchObject({ records: [], broken: text });
		expect(browser.values.get(`${key}.broken`)).toBe(text);
		tab.dispatch(append([entry('a')]));
		browser.settle();
		expect(browser.values.get(`${key}.broken`)).toBe(text);
		expect(tab.texts()).toEqual(['a']);
	},
);

test('a broken value that cannot be set aside is not replaced', () => {
	const browser = createBrowser(10);
	browser.values.set(key, '{broken}');
	const tab = browser.openTab();
	tab.dispatch(append([entry('a')]));
	browser.settle();
	expect(browser.values.get(key)).toBe('{broken}');
	expect(tab.$list.get()).toMatchObject({ problem: 'full', records: [entry('a')] });
});
