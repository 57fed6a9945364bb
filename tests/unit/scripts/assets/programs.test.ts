import { afterEach, expect, test, vi } from 'vitest';
import { findMissing } from '../../../../scripts/assets/programs.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

test('a command that needs Blender says how to get it where there is none', () => {
	vi.stubEnv('PATH', '');
	expect(findMissing('blender -b -P still.py')).toEqual([
		'blender is missing: apt-get install blender webp (Blender 3.4 or newer)',
	]);
});

test('a command of node needs nothing else', () => {
	vi.stubEnv('PATH', '');
	expect(findMissing('node assets/drawn/views.ts')).toEqual([]);
});
