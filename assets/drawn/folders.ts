import { fileURLToPath } from 'node:url';

/** The top folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Absolute path of a file that the manifest names from the top folder. */
export function toPath(file: string): string {
	return root + file;
}
