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

/** A part reads its page and the scripts of the project, a picture all of the project; both read what these name in `shared`. */
function listInputs({ project, page, part }: Pick<Shot, 'project' | 'page' | 'part'>): string[] {
	const own = listFiles(`${screens}${project}/`).filter((file) =>
		part ? basename(file) === page || file.endsWith('.js') : basename(file) !== 'shots.json',
	);
	return [...own, ...listShared(own)];
}

const shared = `${screens}shared/`;

/** The shared files that the given ones name, and those that they name in turn. */
function listShared(files: readonly string[], known: readonly string[] = []): string[] {
	const texts = files
		.filter((file) => /\.(html|css|js)$/.test(file))
		.map((file) => readFileSync(root + file, 'utf8').replaceAll("from './", "from '../shared/"));
	const named = listFiles(shared).filter(
		(file) =>
			!known.includes(file) && texts.some((text) => text.includes(`shared/${basename(file)}`)),
	);
	return named.length ? listShared(named, [...known, ...named]) : [...known].sort();
}

function listFiles(folder: string): string[] {
	return readdirSync(root + folder)
		.sort()
		.map((file) => folder + file);
}
