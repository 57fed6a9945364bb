import { openWith } from '../../open-with.ts';

const key = 'memoryGame';
const text =
	'{"seed":7,"pairs":6,"players":2,"turn":2,"second":0,"up":[],"found":[],"moves":0,"ms":0}';

test('a text with a field that is not read is set aside, and what can be read of it holds', async () => {
	const whole = await open(text);
	expect(whole.storage[`${key}.broken`]).toBeUndefined();

	const damaged = text.replace('"turn"', '"burn"');
	const { storage, value } = await open(damaged);
	expect(storage[`${key}.broken`]).toBe(damaged);
	expect(value).toMatchObject({ seed: 7, players: 2 });
});

async function open(stored: string) {
	const storage: Record<string, string> = { [key]: stored };
	await openWith(storage);
	const { $game } = await import('#tools/memory/store.ts');
	return { storage, value: $game.get() };
}
