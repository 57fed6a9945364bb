import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The message by which the server asks the command that has started it for a restart. */
export const restartMessage = 'restart';

const astro = fileURLToPath(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url));

/**
 * Runs `astro dev`, and starts it again whenever it asks for it: what a process has read of the settings when its modules were
 * loaded, only a new process reads again. Stops with the signals of this process.
 *
 * @returns the exit code of the server
 */
export async function runDevServer(
	args: readonly string[],
	environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
	let server: ChildProcess | undefined;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => server?.kill(signal));
	}
	for (;;) {
		let again = false;
		server = spawn(process.execPath, [astro, 'dev', ...args], {
			stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
			env: environment,
		});
		server.on('message', (message) => {
			if (message !== restartMessage) return;
			again = true;
			server?.kill();
		});
		const [code] = await once(server, 'exit');
		if (!again) return typeof code === 'number' ? code : 0;
	}
}
