import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Encoded pictures that are part of the repository, named by `toFileName`. `npm run pictures` writes them. */
export const encodedFolder = 'assets/encoded';

/** What `npm run pictures` sets in the environment of its build. */
export const variables = {
	/** Folder that gets every encoded picture that the build requests. */
	collect: 'COLLECT_PICTURES',
	/** Set to anything, no picture is taken from `assets/encoded`. */
	again: 'ENCODE_PICTURES_AGAIN',
} as const;

/** The encoded picture with that name from the repository, or the result of `encode` if it is missing. */
export async function takeEncoded(
	name: string,
	encode: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const file = join(process.cwd(), encodedFolder, name);
	const isKept = !process.env[variables.again] && existsSync(file);
	const content = isKept ? await readFile(file) : await encode();
	const collected = process.env[variables.collect];
	if (collected) await writeFile(join(collected, name), content);
	return content;
}
