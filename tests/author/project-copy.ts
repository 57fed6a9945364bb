import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { authorFolders } from '../../scripts/content/author-folders.ts';

/** In milliseconds, shorter than the tests may take: a program that hangs is then named by a message. */
const longestRun = 540_000;

/** What types and unit tests need besides. */
export const codeParts = [
	'assets',
	'deploy',
	'docs',
	'tests',
	'playwright.config.ts',
	'vitest.config.ts',
];

/** What a build needs of the project. */
const parts = [
	'src',
	'scripts',
	'public',
	'schemas',
	'assets/encoded',
	'astro.config.mjs',
	'tsconfig.json',
	'package.json',
	'biome.json',
	'.gitignore',
];

/**
 * The code of the project without anything of its author, in a folder of its own, with the content of
 * another author in it. Encoded pictures stay there for the next run.
 */
export class ProjectCopy {
	readonly root: string;

	constructor(root: string, more: readonly string[] = []) {
		this.root = root;
		mkdirSync(root, { recursive: true });
		for (const part of [...parts, ...more].filter((path) => existsSync(path))) {
			rmSync(join(root, part), { recursive: true, force: true });
			cpSync(part, join(root, part), { recursive: true, filter: (path) => !isOfAuthor(path) });
		}
		const modules = join(root, 'node_modules');
		rmSync(modules, { force: true });
		symlinkSync(resolve('node_modules'), modules, 'dir');
	}

	/** Puts what the author of this project has, the invented person, into the copy. */
	takeAuthor() {
		for (const folder of authorFolders) {
			rmSync(join(this.root, folder), { recursive: true, force: true });
			if (existsSync(folder)) cpSync(folder, join(this.root, folder), { recursive: true });
		}
	}

	/** Puts the files of a folder into the content. */
	takeContent(folder: string) {
		rmSync(join(this.root, 'src/content'), { recursive: true, force: true });
		cpSync(folder, join(this.root, 'src/content'), { recursive: true });
	}

	/** Takes out the pages that have nothing of the content: a build is quick then. */
	leaveOutTools() {
		for (const pages of ['extra', 'social']) {
			rmSync(join(this.root, 'src/pages/[...locale]', pages), { recursive: true });
		}
	}

	/**
	 * Deletes what is named after these tools and hubs, as an owner does who does not want them: see
	 * `src/tools/README.md`.
	 */
	deleteTools(names: readonly string[]) {
		const rooms =
			'{src/{tools,islands,scenes,i18n/messages,assets/posters,assets/tools/**,pages/*/extra/**},scripts/measure/bench/*,tests/{dist,e2e,unit/{tools,islands,scenes}}}';
		const patterns = names.flatMap((name) => [`${rooms}/${name}`, `${rooms}/${name}[-.]*`]);
		for (const path of globSync(patterns, { cwd: this.root }))
			rmSync(join(this.root, path), { recursive: true, force: true });
	}

	write(file: string, content: string | Uint8Array) {
		mkdirSync(dirname(join(this.root, file)), { recursive: true });
		writeFileSync(join(this.root, file), content);
	}

	read(file: string): string {
		return readFileSync(join(this.root, file), 'utf8');
	}

	remove(file: string) {
		rmSync(join(this.root, file), { force: true });
	}

	/**
	 * Runs a program of the project as an author would, and returns its output and exit code.
	 * @throws if the program does not end within nine minutes; the message has the end of its output
	 */
	run(command: string, ...args: string[]): { status: number | null; output: string } {
		const { status, stdout, stderr, error } = spawnSync(
			process.execPath,
			[command.startsWith('scripts/') ? command : `node_modules/${command}`, ...args],
			{
				cwd: this.root,
				encoding: 'utf8',
				maxBuffer: 100_000_000,
				timeout: longestRun,
				killSignal: 'SIGKILL',
				env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
			},
		);
		const output = `${stdout}\n${stderr}`;
		if (error) throw new Error(`${command} did not end: ${error.message}\n${output.slice(-2000)}`);
		return { status, output };
	}

	/** Runs a script with the words behind its name, as in "new job", and an answer for each question. */
	answer(command: string, answers: object) {
		const [script, ...words] = command.split(' ');
		const flags = Object.entries(answers).map(([field, answer]) => `--${field}=${answer}`);
		return this.run(`scripts/${script}.ts`, ...words, ...flags);
	}

	/** Builds the site, and returns the output. @throws if it is not built, with the end of the output */
	build(...args: string[]): string {
		const { status, output } = this.run('astro/bin/astro.mjs', 'build', ...args);
		if (status !== 0 || !output.includes('Complete!')) throw new Error(output.slice(-2000));
		return output;
	}
}

function isOfAuthor(path: string): boolean {
	return authorFolders.includes(path.replaceAll('\\', '/'));
}
