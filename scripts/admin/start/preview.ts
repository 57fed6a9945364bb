import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framedVariable } from '../../dev/guard.ts';

const copied = [
	...['src', 'scripts', 'public', 'schemas', 'assets/encoded', 'deploy'],
	...['astro.config.mjs', 'tsconfig.json', 'package.json', '.gitignore'],
];

/**
 * The site as it would become: a copy of the project outside of it, with a development server of its own, so that what is
 * shown are the real pages, and the project stays as it is until the author agrees.
 */
export class Preview {
	/** The copy; its content is for others to change. */
	readonly folder: string;
	#server: ChildProcess | undefined;
	#address: Promise<string> | undefined;

	constructor(root: string) {
		this.folder = mkdtempSync(join(tmpdir(), 'vzir-start-'));
		for (const part of copied) {
			if (existsSync(join(root, part)))
				cpSync(join(root, part), join(this.folder, part), { recursive: true });
		}
		symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
		process.once('exit', () => this.stop());
		// Without a listener, a signal would end the process before it can take the copy away.
		for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
	}

	/** Starts the server if it does not run yet. @returns its address, for example `http://localhost:4322` */
	start(): Promise<string> {
		this.#address ??= this.#open();
		return this.#address;
	}

	stop() {
		this.#server?.kill();
		rmSync(this.folder, { recursive: true, force: true });
	}

	#open(): Promise<string> {
		const server = fork('scripts/dev.ts', {
			cwd: this.folder,
			env: { ...process.env, [framedVariable]: 'true', NO_COLOR: '1' },
			silent: true,
		});
		this.#server = server;
		return new Promise((resolve, reject) => {
			let log = '';
			server.stderr?.resume();
			server.stdout?.on('data', (part) => {
				log += part;
				const address = /http:\/\/localhost:\d+/.exec(log)?.[0];
				if (address && log.includes('watching for file changes')) resolve(address);
			});
			server.once('exit', () => reject(new Error(`The preview has ended.\n${log.slice(-2000)}`)));
		});
	}
}
