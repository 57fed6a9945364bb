import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

describe('two open tabs', () => {
	test('what one tab sets, the other shows', async () => {
		const { $theme } = await openTheme();
		const seen: string[] = [];
		const stop = $theme.subscribe((theme) => seen.push(theme));
		changeInOtherTab('theme', 'dark');
		changeInOtherTab('viewMode', 'alternative');
		changeInOtherTab('theme', 'light');
		stop();
		expect(seen).toEqual(['system', 'dark', 'light']);
	});

	test('what one tab deletes is the default in the other', async () => {
		localStorage.setItem('theme', 'dark');
		const { $theme } = await openTheme();
		const stop = $theme.subscribe(() => {});
		expect($theme.get()).toBe('dark');
		changeInOtherTab('theme', null);
		expect($theme.get()).toBe('system');
		stop();
	});

	test('a broken value from another tab is set aside and changes nothing else', async () => {
		const { $theme } = await openTheme();
		const stop = $theme.subscribe(() => {});
		changeInOtherTab('theme', '{"colour":1}');
		expect($theme.get()).toBe('system');
		expect(localStorage.getItem('theme.broken')).toBe('{"colour":1}');
		stop();
	});
});

describe('blocked storage', () => {
	test('a setting works until the page is left', async () => {
		const refuse = () => {
			throw new DOMException('denied', 'SecurityError');
		};
		vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
		const { $theme, switchTheme } = await openTheme();
		expect($theme.get()).toBe('system');
		switchTheme();
		switchTheme();
		expect($theme.get()).toBe('dark');
	});

	test('a browser that has no storage at all is no obstacle', async () => {
		vi.stubGlobal('localStorage', undefined);
		const { $theme, switchTheme } = await openTheme();
		switchTheme();
		expect($theme.get()).toBe('light');
	});

	test('a browser that throws on access to its storage is no obstacle', async () => {
		const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
		Object.defineProperty(globalThis, 'localStorage', {
			configurable: true,
			get() {
				throw new DOMException('denied', 'SecurityError');
			},
		});
		try {
			const { $theme, switchTheme } = await openTheme();
			switchTheme();
			expect($theme.get()).toBe('light');
		} finally {
			if (own) Object.defineProperty(globalThis, 'localStorage', own);
		}
	});
});

async function openTheme() {
	vi.resetModules();
	return import('#stores/theme.ts');
}

function changeInOtherTab(key: string, newValue: string | null) {
	if (newValue === null) localStorage.removeItem(key);
	else localStorage.setItem(key, newValue);
	window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
