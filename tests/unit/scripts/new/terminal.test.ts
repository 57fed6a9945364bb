import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { toAsk, wrap } from '../../../../scripts/new/terminal.ts';

function open() {
	const input = new PassThrough();
	const output = new PassThrough();
	const terminal = createInterface({ input, output });
	return { input, output, terminal, ask: toAsk(terminal) };
}

test('lines that are pasted at once answer one question each', async () => {
	const { input, terminal, ask } = open();
	const first = ask('Name', 'Rosa Ferrer', true);
	input.write('Yasmine Benali\nPhotographe\nMarseille\n');
	expect(await first).toBe('Yasmine Benali');
	expect(await ask('Job title', 'Baker', true)).toBe('Photographe');
	expect(await ask('Place', 'Lviv', false)).toBe('Marseille');
	terminal.close();
});

test('leaving ends with the sentence that nothing was changed, also between two questions', async () => {
	const { terminal, ask } = open();
	const answer = ask('Name', '', true);
	terminal.close();
	await expect(answer).rejects.toThrow('Stopped. Nothing was changed.');
	await expect(ask('Place', '', true)).rejects.toThrow('Stopped. Nothing was changed.');
});

test('long questions break between words', () => {
	expect(wrap('The texts are ready in English', 12)).toBe('The texts\nare ready\nin English');
	expect(wrap('One\nhttps://a.very.long.address two', 12)).toBe(
		'One\nhttps://a.very.long.address\ntwo',
	);
});
