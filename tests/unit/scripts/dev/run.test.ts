import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restartMessage, runDevServer, startedMessage } from '../../../../scripts/dev/run.ts';
import { makeFolder } from '../../folder.ts';

const folder = makeFolder();
let count = 0;

/**
 * Runs a server that sends one message at each start. It ends with the code 3 if there is none or it has started.
 */
async function start(messages: readonly string[], lock?: string) {
	count++;
	const program = join(folder, `server-${count}.mjs`);
	const log = join(folder, `starts-${count}`);
	writeFileSync(log, '');
	writeFileSync(
		program,
		`import { appendFileSync, readFileSync } from 'node:fs';
		const log = ${JSON.stringify(log)};
		const start = readFileSync(log, 'utf8').length;
		appendFileSync(log, '.');
		const message = ${JSON.stringify(messages)}[start];
		if (message === ${JSON.stringify(startedMessage)}) process.send(message, () => process.exit(3));
		else if (message) {
			process.send(message);
			setInterval(() => {}, 1000);
		} else process.exit(3);`,
	);
	const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
	for (const spy of spies) spy.mockImplementation(() => {});
	const code = await runDevServer([], process.env, program, lock);
	const printed = spies.flatMap((spy) => spy.mock.calls.map(([line]) => String(line)));
	for (const spy of spies) spy.mockRestore();
	return { code, starts: readFileSync(log, 'utf8').length, printed };
}

test('other settings start it again', async () => {
	expect(await start([restartMessage, restartMessage])).toEqual({
		code: 3,
		starts: 3,
		printed: [],
	});
});

test('a server that ends with an error after it has started is started again, a few times', async () => {
	const crash = 'The server has ended with an error, which is above: it starts again.';
	expect(await start([startedMessage])).toEqual({ code: 3, starts: 2, printed: [crash] });
	const always = await start(Array(9).fill(startedMessage));
	expect(always).toEqual({ code: 3, starts: 6, printed: Array(5).fill(crash) });
});

test('an earlier server that is ending is waited for', async () => {
	const earlier = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
	const lock = join(folder, 'dev.json');
	writeFileSync(lock, JSON.stringify({ pid: earlier.pid }));
	let hasEnded = false;
	const started = start([], lock).then(() => hasEnded);
	earlier.stdin.end();
	await once(earlier, 'exit');
	hasEnded = true;
	expect(await started).toBe(true);
});
