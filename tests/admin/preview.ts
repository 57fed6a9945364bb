import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** `npm run dev` of a project folder, until it is stopped. */
export class Preview {
	/** `http://localhost:4321` */
	readonly address: string;
	private readonly process: ChildProcess;
	private readonly log: Log;

	private constructor(child: ChildProcess, address: string, log: Log) {
		this.process = child;
		this.address = address;
		this.log = log;
	}

	/** What the terminal shows up to now. */
	get output(): string {
		return this.log.text;
	}

	static async start(root: string, port: number): Promise<Preview> {
		const child = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
			cwd: root,
			env: {
				...withoutTest(process.env),
				ASTRO_TELEMETRY_DISABLED: '1',
				NO_COLOR: '1',
				PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
			},
		});
		const log: Log = { text: '' };
		return new Preview(child, await readAddress(child, log), log);
	}

	async stop() {
		if (this.process.exitCode !== null || this.process.signalCode !== null) return;
		const ended = once(this.process, 'exit');
		this.process.kill();
		await ended;
	}
}

/** Astro serves no page to a test: it believes that it is tested itself when it finds the variables of Vitest. */
function withoutTest(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const others = Object.entries(environment).filter(
		([name]) => !/^(VITEST|NODE_ENV$|MODE$|DEV$|PROD$|TEST$)/.test(name),
	);
	return Object.fromEntries(others);
}

/** Reads the address from the log, because the preview uses the next port if its own is taken. */
function readAddress(child: ChildProcess, log: Log): Promise<string> {
	return new Promise((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on('data', (part: Buffer) => {
				log.text += part.toString('utf8');
				const address = /http:\/\/localhost:\d+/.exec(log.text)?.[0];
				if (address && log.text.includes('watching for file changes')) resolve(address);
			});
		}
		child.once('exit', () => reject(new Error(`The preview ended: ${log.text}`)));
	});
}

interface Log {
	text: string;
}
