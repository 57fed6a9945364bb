import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPackageVersion } from '#build/edition/package-version.ts';

let root = '';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'vzir-version-'));
	mkdirSync(join(root, 'node_modules/@scope/here'), { recursive: true });
	writeFileSync(join(root, 'node_modules/@scope/here/package.json'), '{ "version": "1.2.3-rc.4" }');
	const devDependencies = {
		'@scope/here': '9.9.9',
		exact: '4.5.6',
		ranged: '^7.8.9',
		renamed: 'npm:typescript@7.0.2',
		folder: 'file:../folder',
	};
	writeFileSync(join(root, 'package.json'), JSON.stringify({ devDependencies }));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
	['@scope/here', '1.2.3-rc.4'],
	['exact', '4.5.6'],
	['ranged', '7.8.9'],
	['renamed', '7.0.2'],
])('%s has the version %s, installed or not', (name, version) => {
	expect(readPackageVersion(name, root)).toBe(version);
});

test.each(['folder', 'unknown'])('%s, which has no version, ends the build', (name) => {
	expect(() => readPackageVersion(name, root)).toThrow(`The package ${name} has no version.`);
});
