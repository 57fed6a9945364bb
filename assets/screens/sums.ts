import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../../scripts/assets/manifest.ts';
import { type Shot, screens } from './shots.ts';

/** Whether the picture is there and nothing that it is made of has changed since. */
export function isFresh(shot: Shot, sum: string | undefined): boolean {
	return existsSync(root + shot.file) && sum === sumInputs(shot);
}

/** A checksum of the shot itself and of all files that it may read. */
export function sumInputs(shot: Shot): string {
	const hash = createHash('sha256').update(JSON.stringify(shot));
	for (const file of listInputs(shot)) hash.update(file).update(readFileSync(root + file));
	return hash.digest('hex').slice(0, 16);
}

/** A part reads its page, the scripts of the project and those that are shared; a picture reads all there is. */
function listInputs({ project, page, part }: Shot): string[] {
	const own = listFiles(`${screens}${project}/`);
	const read = part
		? own.filter((file) => basename(file) === page || file.endsWith('.js'))
		: own.filter((file) => basename(file) !== 'shots.json');
	const shared = listFiles(`${screens}shared/`);
	return [...(part ? shared.filter((file) => file.endsWith('.js')) : shared), ...read];
}

function listFiles(folder: string): string[] {
	return readdirSync(root + folder)
		.sort()
		.map((file) => folder + file);
}
