import { join } from 'node:path';
import { checkLive } from '../../../../../scripts/content/live/check.ts';
import type { Mistake } from '../../../../../scripts/content/mistake.ts';

const root = '/site';
const mistake: Mistake = {
	kind: 'unknown-field',
	file: 'src/content/projects/bakery.json',
	line: 13,
	column: 2,
	field: 'strat',
	sentence: 'There is no field "strat" here. Use <b>start</b>.',
	found: '"strat"',
	expected: 'one of: start, end',
	example: '"start": "2016-03"',
};

let mistakes: Mistake[];
let clients: number;
let sent: Message[];
let log: string[];
let change: (path: string) => void;
let connect: () => Promise<Message[]>;
let hot: { send(message: Message): void; on: (event: string, listener: Listener) => void };

interface Message {
	type: string;
	err?: { message: string; stack: string };
}
type Listener = (data: unknown, client: { send(message: Message): void }) => unknown;

beforeEach(async () => {
	vi.useFakeTimers();
	mistakes = [];
	clients = 1;
	sent = [];
	log = [];
	const listeners: Listener[] = [];
	hot = {
		send: (message) => void sent.push(message),
		on: (_, listener) => void listeners.push(listener),
	};
	connect = async () => {
		const got: Message[] = [];
		for (const listener of listeners) await listener(undefined, { send: (m) => void got.push(m) });
		return got;
	};
	const watcher = {
		on: (_: 'all', listener: (event: string, path: string) => void) => {
			change = (path) => listener('change', join(root, path));
		},
	};
	const add = (text: string) => void log.push(text);
	await checkLive(
		root,
		{ watcher, hot, countClients: () => clients },
		{ info: add, error: add },
		async () => ({ mistakes, mended: [] }),
	);
});

test('good content is no news', () => {
	expect(log).toEqual([]);
	expect(sent).toEqual([]);
});

test('a mistake is shown in the terminal and in the browser, and gone when it is corrected', async () => {
	await make([mistake]);
	expect(log).toEqual([expect.stringContaining('bakery.json:13:2  strat\n  There is no field')]);
	expect(sent.map(({ type }) => type)).toEqual(['error']);
	expect(sent[0]?.err?.message).toContain('Use &lt;b&gt;start&lt;/b&gt;.');
	expect(sent[0]?.err?.stack).toBe('src/content/projects/bakery.json:13:2');
	await make([]);
	expect(log.at(-1)).toBe('The content has no mistakes now.');
	expect(sent.at(-1)?.type).toBe('full-reload');
	expect(await connect()).toEqual([]);
});

test('it replaces the errors that it causes, and outlives the update of a module', async () => {
	await make([mistake]);
	hot.send({ type: 'error', err: { message: 'Unexpected character', stack: '' } });
	expect(sent.at(-1)?.err?.message).toContain('There is no field "strat" here.');
	hot.send({ type: 'update' });
	expect(sent.slice(-2).map(({ type }) => type)).toEqual(['update', 'error']);
});

async function make(found: Mistake[]) {
	mistakes = found;
	change('src/content/projects/bakery.json');
	await vi.runAllTimersAsync();
}
