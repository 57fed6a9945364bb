import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../../folder.ts';

/** What the container file has when it installs: a project that depends on one tarball, and the scripts that it copies. */
const root = makeFolder();
const [copied = ''] = readFileSync('deploy/Dockerfile', 'utf8').split('RUN npm ci');
const tarball = join(root, 'leaf.tgz');

beforeAll(() => {
	const files = [...copied.matchAll(/^COPY (scripts.+) \S+$/gm)].flatMap(([, names = '']) =>
		names.split(' '),
	);
	for (const file of files) cpSync(file, join(root, file), { recursive: true });
	mkdirSync(join(root, 'package'));
	writeFileSync(join(root, 'package/package.json'), '{"name":"leaf","version":"1.0.0"}');
	expect(spawnSync('tar', ['-czf', tarball, '-C', root, 'package']).status).toBe(0);
});

const missing = /package-lock\.json has no SHA-512 hash of node_modules\/leaf, so/;

// What npm does of itself is not ours: a wrong hash ends the installation with EINTEGRITY, no hash does not.
test.each<[string, (bytes: Buffer) => object, RegExp | undefined]>([
	['the hash of a package', (bytes) => ({ integrity: hash('sha512', bytes) }), undefined],
	['the hash of other bytes', () => ({ integrity: hash('sha512', Buffer.of()) }), /EINTEGRITY/],
	['no hash', () => ({}), missing],
	['a hash that can be forged', (bytes) => ({ integrity: hash('sha1', bytes) }), missing],
])('with %s in the lock, `npm ci` installs or says what is wrong', (_name, toHash, error) => {
	const dependencies = { leaf: 'file:leaf.tgz', canvg: 'file:scripts/empty-package' };
	const { postinstall } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
	write('package.json', { type: 'module', dependencies, scripts: { postinstall } });
	const leaf = { version: '1.0.0', resolved: 'file:leaf.tgz', ...toHash(readFileSync(tarball)) };
	write('package-lock.json', {
		lockfileVersion: 3,
		packages: {
			'': { dependencies },
			'node_modules/leaf': leaf,
			'node_modules/canvg': { resolved: 'scripts/empty-package', link: true },
			'scripts/empty-package': {},
		},
	});
	const { status, stderr } = spawnSync('npm', ['ci', '--offline', '--no-audit', '--no-fund'], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, npm_config_cache: join(root, 'cache') },
	});
	if (error) expect(stderr).toMatch(error);
	expect(status === 0, stderr).toBe(!error);
});

test('the lock of this project has every hash', () => {
	expect(spawnSync(process.execPath, ['scripts/lock.js'], { encoding: 'utf8' })).toMatchObject({
		status: 0,
		stderr: '',
	});
});

function hash(name: string, bytes: Buffer): string {
	return `${name}-${createHash(name).update(bytes).digest('base64')}`;
}

function write(file: string, value: object) {
	writeFileSync(join(root, file), JSON.stringify(value));
}
