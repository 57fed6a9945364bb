import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../folder.ts';

// The form of a hash is that of the W3C's Subresource Integrity, section 3.1: 64 bytes in Base64.
const whole = `sha512-${'A'.repeat(86)}==`;

// What npm does of itself is not ours: a wrong hash ends the installation with EINTEGRITY, no hash does not.
test.each([
	['the hash of a package', { integrity: whole }, 0],
	['no hash', {}, 1],
	['a hash that can be forged', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 1],
	['a folder of the project', { link: true }, 0],
])('a lock with %s', (_name, leaf, status) => {
	const root = makeFolder({
		'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/leaf': leaf } }),
	});
	cpSync('scripts/lock.js', join(root, 'scripts/lock.mjs'));
	const result = spawnSync(process.execPath, [join(root, 'scripts/lock.mjs')], {
		encoding: 'utf8',
	});
	expect(result.status, result.stderr).toBe(status);
	expect(result.stderr.includes('node_modules/leaf')).toBe(status === 1);
});

test('the lock of this project has every hash', () => {
	expect(spawnSync(process.execPath, ['scripts/lock.js'], { encoding: 'utf8' })).toMatchObject({
		status: 0,
		stderr: '',
	});
});
