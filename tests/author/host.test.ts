import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltSite } from '../dist/built-site.ts';
import { ProjectCopy } from './project-copy.ts';

// Outside this project: Node and Vite look for packages in all folders above.
const root = mkdtempSync(join(tmpdir(), 'vzir-host-'));
const copy = new ProjectCopy(root);

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs npm as a host does that installs nothing for development. */
function npm(...args: readonly string[]) {
	const { status, stdout, stderr } = spawnSync('npm', args, {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 100_000_000,
		env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
	});
	return { status, output: `${stdout}\n${stderr}` };
}

test('a host that leaves out the packages for development builds the site', () => {
	copy.takeAuthor();
	cpSync('package-lock.json', join(root, 'package-lock.json'));
	rmSync(join(root, 'node_modules'));
	expect(npm('ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund').status).toBe(0);
	const { status, output } = npm('run', 'build');
	expect(output).toContain('Complete!');
	expect(status).toBe(0);
	const built = new BuiltSite(join(root, 'dist'));
	expect(built.list()).toEqual(expect.arrayContaining(['index.html', 'cv.pdf', 'offline.js']));
	// A technology that only the development uses keeps its version.
	expect(built.openPage('en', '/about').textOf('main')).toMatch(/Vitest\s*5\.1\.0/);
});
