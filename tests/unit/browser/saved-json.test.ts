import { expect, test, vi } from 'vitest';

const key = 'memoryGame';
const text =
	'{"seed":7,"pairs":8,"players":2,"turn":2,"second":0,"up":[],"found":[],"moves":0,"ms":0}';

test('a text with a field that is not read is set aside, and what can be read of it holds', async () => {
	const whole = await open(text);
	expect(whole.storage[`${key}.broken`]).toBeUndefined();

	const damaged = text.replace('"turn"', '"burn"');
	const { storage, value } = await open(damaged);
	expect(storage[`${key}.broken`]).toBe(damaged);
	expect(value).toMatchObject({ seed: 7, players: 2 });
});

async function open(stored: string) {
	vi.resetModules();
	const storage: Record<string, string> = { [key]: stored };
	const { useStorage: keepIn } = await import('#browser/saved.ts');
	keepIn(storage);
	const { $game } = await import('#tools/memory/store.ts');
	return { storage, value: $game.get() };
}

const sum =
	'{"entry":"5","trace":"√25","phase":"value","previous":"0","operator":null,"repeat":null,"history":"","fault":null}';
const terms = '{"n":"0","i":"0","pv":"0","pmt":"0","fv":"0","perYear":12,"begin":false}';
const loan = `{"display":${sum},"fresh":true,"terms":${terms},"extra":"100"}`;

test.each([
	['calculatorFinance', loan, '"extra":"100"', '"eptra":"100"'],
	['calculatorFinance', loan, '"trace":"√25"', '"drace":"√25"'],
	['calculatorStandard', sum, '"trace":"√25"', '"drace":"√25"'],
])('%s without a field of its own name is set aside: %s', async (key, text, field, damaged) => {
	const broken = text.replace(field, damaged);
	expect(await openCalculator(key, broken)).toBe(broken);
	expect(await openCalculator(key, text)).toBeUndefined();
	// As an earlier version wrote it, before the field was there.
	const earlier = text.replace(`,${field}`, '');
	expect(await openCalculator(key, earlier)).toBeUndefined();
});

/** What is set aside of a stored text. */
async function openCalculator(key: string, stored: string): Promise<string | undefined> {
	vi.resetModules();
	const storage: Record<string, string> = { [key]: stored };
	const { useStorage: keepIn } = await import('#browser/saved.ts');
	keepIn(storage);
	const { $finance } = await import('#tools/calculator/finance/store.ts');
	const { $standard } = await import('#tools/calculator/standard/store.ts');
	$finance.get();
	$standard.get();
	return storage[`${key}.broken`];
}
