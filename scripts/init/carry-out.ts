import { cpSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWithFolder } from '../generated-files.ts';
import type { Plan } from './plan.ts';

/**
 * Changes the project folder `root` as planned. Copies are made first, before anything is written or removed: if the
 * command is interrupted, every text still exists in one of the two places.
 */
export function carryOut(root: string, { moves, code, copies, writes, pictures }: Plan) {
	for (const [from, to] of [...moves, ...code, ...copies]) cpSync(join(root, from), join(root, to));
	for (const [file, text] of writes) writeWithFolder(join(root, file), text);
	pictures.write();
	for (const from of [...moves.keys(), ...code.keys()]) {
		// A record of the author has the file name of one of the sample.
		if (writes.has(from)) continue;
		rmSync(join(root, from));
		removeEmpty(root, dirname(from));
	}
}

/** A folder without files would still bear the name of a record of the sample. Folders of the project itself stay. */
function removeEmpty(root: string, folder: string) {
	const isOfRecord = /^(src\/(content|assets)|public|assets\/encoded)\/[^/]+\/./.test(folder);
	const isOfCode = /^(src\/(?!content\b|assets\b)|scripts\/|tests\/|assets\/(?!encoded\b))./.test(
		folder,
	);
	if (!(isOfRecord || isOfCode) || readdirSync(join(root, folder)).length > 0) return;
	rmdirSync(join(root, folder));
	removeEmpty(root, dirname(folder));
}
