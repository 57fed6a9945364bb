import { expect, test, vi } from 'vitest';

const game =
	'{"seed":7,"pairs":8,"players":2,"turn":2,"second":0,"up":[],"found":[],"moves":0,"ms":0}';
const loan =
	'{"display":{"entry":"5","trace":"√25","phase":"value","previous":"0","operator":null,"repeat":null,"history":"","fault":null},"fresh":true,"terms":{"n":"0","i":"0","pv":"0","pmt":"0","fv":"0","perYear":12,"begin":false},"extra":"100"}';

test.each([
	['memoryGame', game, '"turn"', '"burn"', (text: string) => openGame(text)],
	['calculatorFinance', loan, '"extra"', '"eptra"', (text: string) => openLoan(text)],
	['calculatorFinance', loan, '"trace"', '"drace"', (text: string) => openLoan(text)],
])(
	'%s with a field that is not read is set aside: %s %s %s',
	async (key, text, name, broken, open) => {
		const whole = await open(text);
		expect(whole.storage[`${key}.broken`]).toBeUndefined();

		const damaged = text.replace(name, broken);
		const { storage, value } = await open(damaged);
		expect(storage[`${key}.broken`]).toBe(damaged);
		// What can be read holds.
		expect(value).toMatchObject(
			key === 'memoryGame' ? { seed: 7, players: 2 } : { display: { entry: '5' } },
		);
	},
);

async function openGame(text: string) {
	const storage = await startWith({ memoryGame: text });
	const { $game } = await import('#tools/memory/store.ts');
	return { storage, value: $game.get() };
}

async function openLoan(text: string) {
	const storage = await startWith({ calculatorFinance: text });
	const { $finance } = await import('#tools/calculator/finance/store.ts');
	return { storage, value: $finance.get() };
}

async function startWith(storage: Record<string, string>) {
	vi.resetModules();
	const { useStorage: keepIn } = await import('#browser/saved.ts');
	keepIn(storage);
	return storage;
}
