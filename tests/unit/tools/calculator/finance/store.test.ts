import { freshFinance } from '#tools/calculator/finance/machine.ts';

beforeEach(() => vi.resetModules());

afterEach(() => {
	vi.doUnmock('#tools/calculator/finance/press.ts');
});

async function openStore() {
	const store = await import('#tools/calculator/finance/store.ts');
	store.$finance.set({
		...freshFinance,
		terms: { ...freshFinance.terms, n: '10', pv: '1000' },
	});
	return store;
}

test('what is done while the script that solves is on its way waits, in its order', async () => {
	const { $finance, $solver, loadSolver, pressKey } = await openStore();
	pressKey('pmt');
	expect($finance.get().lastPress).toBeNull();
	for (const key of ['+', '5', 'equals', 'fv'] as const) pressKey(key);
	expect($finance.get().display.entry).toBe('0');
	await loadSolver();
	expect($solver.get()).toBe('ready');
	expect($finance.get().terms).toMatchObject({ pmt: '-100', fv: '-95' });
});

test('without that script it shows a message, changes nothing, and requests it again', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.doMock('#tools/calculator/finance/press.ts', () => {
		throw new Error('gone');
	});
	const { $finance, $solver, loadSolver, pressKey } = await openStore();
	const before = $finance.get();
	pressKey('pmt');
	pressKey('7');
	await loadSolver();
	expect($solver.get()).toBe('failed');
	expect($finance.get()).toBe(before);
	vi.doUnmock('#tools/calculator/finance/press.ts');
	pressKey('pmt');
	await loadSolver();
	expect($finance.get().terms.pmt).toBe('-100');
});
