const register = vi.fn(async () => ({ addEventListener: () => {} }));

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers();
	vi.stubEnv('PROD', true);
	vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
	document.body.innerHTML =
		'<p data-offline="/extra/todo" data-scope="/extra" data-worker="/offline.js"></p>';
});

afterEach(() => {
	register.mockClear();
});

test('the page is kept a second after it has loaded, without a touch', async () => {
	await open({});
	await vi.advanceTimersByTimeAsync(900);
	await vi.dynamicImportSettled();
	expect(register).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(200);
	await vi.dynamicImportSettled();
	expect(register).toHaveBeenCalledExactlyOnceWith('/offline.js', { scope: '/extra' });
});

test('a visitor who asks for less data keeps nothing', async () => {
	await open({ connection: { saveData: true } });
	await vi.advanceTimersByTimeAsync(60_000);
	await vi.dynamicImportSettled();
	expect(register).not.toHaveBeenCalled();
});

async function open(browser: object) {
	const serviceWorker = { addEventListener: () => {}, register };
	vi.stubGlobal('navigator', { serviceWorker, ...browser });
	await import('#components/behaviour/keep-page.ts');
}
