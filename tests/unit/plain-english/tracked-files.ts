import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that git tracks below some paths, without those that are deleted and not yet committed. */
export function listTrackedFiles(...paths: readonly string[]): string[] {
	return execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' })
		.split('\n')
		.filter((file) => file !== '' && existsSync(file));
}
