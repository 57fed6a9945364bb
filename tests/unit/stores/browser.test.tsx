test('two open tabs: what one tab sets, the other shows', async () => {
	const { $theme } = await openTheme();
	const seen: string[] = [];
	const stop = $theme.subscribe((theme) => seen.push(theme));
	changeInOtherTab('theme', 'dark');
	changeInOtherTab('viewMode', 'alternative');
	changeInOtherTab('theme', 'light');
	stop();
	expect(seen).toEqual(['system', 'dark', 'light']);
});

test('two open tabs: what one tab deletes is the default in the other', async () => {
	localStorage.setItem('theme', 'dark');
	const { $theme } = await openTheme();
	const stop = $theme.subscribe(() => {});
	expect($theme.get()).toBe('dark');
	changeInOtherTab('theme', null);
	expect($theme.get()).toBe('system');
	stop();
});

test('two open tabs: a broken value from another tab is set aside and changes nothing else', async () => {
	const { $theme } = await openTheme();
	const stop = $theme.subscribe(() => {});
	changeInOtherTab('theme', '{"colour":1}');
	expect($theme.get()).toBe('system');
	expect(localStorage.getItem('theme.broken')).toBe('{"colour":1}');
	stop();
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
