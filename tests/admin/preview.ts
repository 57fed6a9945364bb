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
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on('data', (part: Buffer) => {
				output += part.toString('utf8');
			});
		}
		const ended = once(child, 'exit').then(() => {
			throw new Error(`The preview ended: ${output}`);
		});
		const address = await Promise.race([ended, findAddress(() => output)]);
		ended.catch(() => {});
		return new Preview(child, address);
	}

	async stop() {
		const ended = once(this.process, 'exit');
		this.process.kill('SIGTERM');
		await ended;
	}
}

/** Reads the address from the log, because the preview uses the next port if its own is taken. */
async function findAddress(read: () => string): Promise<string> {
	for (;;) {
		const address = /http:\/\/localhost:\d+/.exec(read())?.[0];
		if (address !== undefined && read().includes('watching for file changes')) return address;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}
