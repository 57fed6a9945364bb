import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** Whether a link on the way to a path inside `folder` leads out of that folder. */
export function leadsOut(folder: string, path: string): boolean {
	return !`${toReal(join(folder, path))}${sep}`.startsWith(`${toReal(folder)}${sep}`);
}

/** The real path, of the nearest folder above where there is no such file yet. */
function toReal(path: string): string {
	if (existsSync(path)) return realpathSync(path);
	return join(toReal(dirname(path)), basename(path));
}
