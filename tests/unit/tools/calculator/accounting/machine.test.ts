import { toCases } from '../../to-cases.ts';
import keys from './machine.json' with { type: 'json' };
import { paper, run } from './run.ts';

test.each(toCases(keys.printed))('%s prints %s', (typed, lines) => {
	expect(paper(typed)).toBe(lines);
});

test.each(toCases(keys.shown))('%s shows %s', (typed, shown) => {
	const { machine } = run(typed).tape;
	expect(machine.fault ?? machine.shown).toBe(shown);
});

test.each(
	Object.entries({
		'1234567890123': '123456789012',
		'1.2.3': '1.23',
		'.5': '0.5',
		'007': '7',
		'0 ~': '0',
	}),
)('%s is typed as %s', (keys, entry) => {
	expect(run(keys).entry).toBe(entry);
});

test('a total counts plus and minus, and a tax names its rate', () => {
	const { lines } = run('rate=7.5 5 + 6 + 1 - T T 100 TX+').tape;
	expect(lines.map(({ count, rate }) => count ?? rate ?? '')).toEqual([
		'',
		'',
		'',
		3,
		0,
		'',
		'7.5',
		'',
	]);
});

test('C leaves the memory, the grand total and the switches', () => {
	const { machine } = run('decimals=3 5 M+ 2 + T C').tape;
	expect(machine).toMatchObject({ memory: '5', grand: '2', settings: { decimals: '3' } });
});
