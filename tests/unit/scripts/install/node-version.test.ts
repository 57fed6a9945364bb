import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
	readFileSync('package.json', 'utf8'),
);
const check = './scripts/node-version.js';
/** Programs that run on each Node that Astro runs on, and bring no sentence of ours. */
const others = ['format', 'knip'];

/** Runs a command of the project as Node 20 sees it, which has no `process.features.typescript`. */
function runOnNode20(...command: readonly string[]) {
	const old = `
		Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
		Object.defineProperty(process.features, 'typescript', { value: undefined });
	`;
	const before = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
	return spawnSync(process.execPath, [...before, ...command], { encoding: 'utf8' });
}

test('every command tests the version of Node before anything else', () => {
	const commands = Object.entries(scripts).filter(([name]) => !others.includes(name));
	expect(commands.length).toBeGreaterThan(20);
	for (const [name, command] of commands) {
		expect([name, command]).toEqual([
			name,
			expect.stringMatching(
				/^node (--import \.\/scripts\/node-version\.js scripts\/|scripts\/node-version\.js && |scripts\/postinstall\.js$)/,
			),
		]);
	}
});

test.each([
	['a command', ['--import', check, 'scripts/init.ts', '--help']],
	['the installation', ['scripts/postinstall.js']],
	['a build', [check]],
])('%s on an old Node isNamed in one line which one it needs, and ends', (_what, command) => {
	const { status, stdout, stderr } = runOnNode20(...command);
	expect(stderr).toBe(
		'This project needs Node 22.18 or newer, and this is Node 20.20.2. Install a newer one from nodejs.org, then run the command again.\n',
	);
	expect(stdout).toBe('');
	expect(status).toBe(1);
});
