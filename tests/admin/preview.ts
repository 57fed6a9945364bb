import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** `npm run dev` of a project folder, until it is stopped. */
export class Preview {
	/** `http://localhost:4321` */
	readonly address: string;
	private readonly process: ChildProcess;

	private constructor(child: ChildProcess, address: string) {
		this.process = child;
		this.address = address;
	}

	static async start(root: string, port: number): Promise<Preview> {
		const child = spawn(
			process.execPath,
			['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
			{
				cwd: root,
				env: {
					...process.env,
					ASTRO_TELEMETRY_DISABLED: '1',
					NO_COLOR: '1',
					PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
				},
			},
		);
		return new Preview(child, await readAddress(child));
	}

	/** It has nothing to save, so it is not asked to end in its own time. */
	async stop() {
		if (this.process.exitCode !== null || this.process.signalCode !== null) return;
		const ended = once(this.process, 'exit');
		this.process.kill('SIGKILL');
		await ended;
	}
}

/** Reads the address from the log, because the preview uses the next port if its own is taken. */
function readAddress(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on('data', (part: Buffer) => {
				output += part.toString('utf8');
				const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
				if (address && output.includes('watching for file changes')) resolve(address);
			});
		}
		child.once('exit', () => reject(new Error(`The preview ended: ${output}`)));
	});
}
