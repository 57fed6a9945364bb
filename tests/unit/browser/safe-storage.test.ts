import { createSafeStorage } from '#browser/safe-storage.ts';

test('storage that works: what another tab wrote is seen', () => {
	const browser = fakeStorage();
	const storage = createSafeStorage(() => browser);
	storage.theme = 'dark';
	browser.setItem('theme', 'light');
	expect(storage.theme).toBe('light');
});

describe('storage that does not work', () => {
	const broken: [string, () => Storage | null][] = [
		['the browser has none', () => null],
		['opening it throws', refuse],
		['reading it throws', () => fakeStorage({}, { getItem: refuse, setItem: refuse })],
		[
			'everything throws',
			() => fakeStorage({}, { getItem: refuse, setItem: refuse, removeItem: refuse }),
		],
		['it is full', () => fakeStorage({}, { setItem: refuse })],
		['it forgets what it is given', () => fakeStorage({}, { setItem: () => {} })],
	];

	test.each(broken)('%s: a value holds until the page is left', (_, open) => {
		const storage = createSafeStorage(open);
		expect(storage.theme).toBeUndefined();
		expect('theme' in storage).toBe(false);
		storage.theme = 'dark';
		expect(storage.theme).toBe('dark');
		expect('theme' in storage).toBe(true);
		storage.theme = 'light';
		expect(storage.theme).toBe('light');
		delete storage.theme;
		expect(storage.theme).toBeUndefined();
	});

	test('once there is room again, values are stored', () => {
		let full = true;
		const browser = fakeStorage();
		const setItem = browser.setItem;
		browser.setItem = (key, value) => (full ? refuse() : setItem(key, value));
		const storage = createSafeStorage(() => browser);
		storage.theme = 'dark';
		full = false;
		storage.theme = 'light';
		expect(browser.getItem('theme')).toBe('light');
		browser.setItem('theme', 'system');
		expect(storage.theme).toBe('system');
	});
});

function fakeStorage(stored: Record<string, string> = {}, faults: Partial<Storage> = {}): Storage {
	const texts = new Map(Object.entries(stored));
	return {
		get length() {
			return texts.size;
		},
		key: (index) => [...texts.keys()][index] ?? null,
		getItem: (key) => texts.get(key) ?? null,
		setItem: (key, value) => {
			texts.set(key, value);
		},
		removeItem: (key) => {
			texts.delete(key);
		},
		clear: () => texts.clear(),
		...faults,
	};
}

function refuse(): never {
	throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
