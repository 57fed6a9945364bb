import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseJson, toFields } from '#lib/parse.ts';

/** The message by which the server asks the command that has started it for a restart. */
export const restartMessage = 'restart';
/** The message of a server that answers. */
export const startedMessage = 'started';

const astro = fileURLToPath(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url));
/** How often a server that ran is started again after an error, before the command gives up. */
const mostCrashes = 5;
/** In milliseconds: an earlier server that runs longer is not ending. */
const longestEndMs = 3_000;

/**
 * Runs `astro dev`, and starts it again whenever it asks for it: what a process has read of the settings when its modules were
 * loaded, only a new process reads again. It is also started again if it ends with an error after it has answered. Stops with the signals of this process.
 *
 * @returns the exit code of the server
 */
export async function runDevServer(
	args: readonly string[],
	environment: NodeJS.ProcessEnv = process.env,
	program: string = astro,
	lock = '.astro/dev.json',
): Promise<number> {
	await waitForEarlier(lock);
	let server: ChildProcess | undefined;
	let crashes = 0;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			crashes = mostCrashes;
			server?.kill(signal);
		});
	}
	for (;;) {
		let again = false;
		let hasStarted = false;
		server = spawn(process.execPath, [program, 'dev', ...args], {
			stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
			env: environment,
		});
		server.on('message', (message) => {
			if (message === startedMessage) hasStarted = true;
			if (message !== restartMessage) return;
			again = true;
			server?.kill();
		});
		const [code] = await once(server, 'exit');
		if (again) continue;
		if (code === 0 || !hasStarted || crashes === mostCrashes)
			return typeof code === 'number' ? code : 0;
		crashes++;
		console.error('The server has ended with an error, which is above: it starts again.');
	}
}

/** Astro refuses a start while an earlier server is in its lock file. One that has just been stopped needs a moment to end. */
async function waitForEarlier(lock: string) {
	for (let waited = 0; waited < longestEndMs && isAlive(lock); waited += 100) await pause(100);
}

function isAlive(lock: string): boolean {
	const { pid } =
		toFields(existsSync(lock) ? parseJson(readFileSync(lock, 'utf8')) : undefined) ?? {};
	try {
		return typeof pid === 'number' && process.kill(pid, 0);
	} catch {
		return false;
	}
}
