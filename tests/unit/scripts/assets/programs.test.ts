import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { findMissing } from '../../../../scripts/assets/programs.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

test('a command that needs Blender explains how to install it', () => {
	vi.stubEnv('PATH', '');
	expect(findMissing('blender -b -P still.py')).toEqual([
		'blender is missing: apt-get install blender webp python3-opencv python3-numba (Blender 3.4)',
	]);
});

test('a command of node needs nothing else', () => {
	vi.stubEnv('PATH', '');
	expect(findMissing('node assets/drawn/views.ts')).toEqual([]);
});

test('without Blender the pipeline runs nothing and names what to install', () => {
	const script = fileURLToPath(new URL('../../../../scripts/assets.ts', import.meta.url));
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, '01-garments'], {
		encoding: 'utf8',
		env: { PATH: '' },
	});
	expect(status).toBe(1);
	expect(stdout).toBe('');
	expect(stderr).toBe(
		'blender is missing: apt-get install blender webp python3-opencv python3-numba (Blender 3.4)\n',
	);
});
