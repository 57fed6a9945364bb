import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where builds leave what they made for the next one; deleting it costs time and nothing else. */
export function getCacheFolder(): string {
	return process.env.CACHE_DIRECTORY ?? './.cache/astro';
}

/**
 * What an earlier build made from the same inputs, or what `make` makes now. `kind` names the folder. The inputs
 * have to hold everything the result depends on; a change of any package counts as a change of all of them.
 */
export async function takeMadeBefore(
	kind: string,
	inputs: readonly (string | Uint8Array)[],
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const folder = resolve(getCacheFolder(), kind);
	const file = join(folder, await toKey(inputs));
	const before = await readFile(file).catch(() => undefined);
	if (before) return before;
	const made = await make();
	await mkdir(folder, { recursive: true });
	// The file gets its name only when it is complete: a build may be stopped while it writes, and make the same twice at once.
	const unfinished = `${file}.${randomUUID()}`;
	await writeFile(unfinished, made);
	await rename(unfinished, file);
	return made;
}

async function toKey(inputs: readonly (string | Uint8Array)[]): Promise<string> {
	const hash = createHash('sha256');
	for (const input of [await readLock(), ...inputs]) {
		hash.update(`${input.length}:`);
		hash.update(input);
	}
	return hash.digest('hex').slice(0, 32);
}

let lock: Promise<Uint8Array> | undefined;

function readLock(): Promise<Uint8Array> {
	// A copy of the project may have no lock file: then the versions in package.json are used.
	lock ??= readFile('package-lock.json').catch(() => readFile('package.json'));
	return lock;
}
