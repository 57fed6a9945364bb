import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFileName } from '#build/pictures/encoding.ts';
import { parseJson, toFields } from '#lib/parse.ts';
import { chooseTools, toolList } from '#tools/tool-list.ts';
import { listUnreached } from '../init/unreached.ts';
import type { Files } from './files.ts';

/** The state of a copy, and an update for it. */
export interface Versions {
	/** The folder of the copy, without changes that are not committed. */
	root: string;
	/** The folder with the files of the update; with files of the owner that it does not have. */
	folder: string;
	own: Files;
	base: Files;
	next: Files;
}

/**
 * The files of the update without the encoded pictures of the sample and, if the owner has taken out the code of tools,
 * without the code of these and of new tools that are not chosen: `npm run init` would take it out too.
 */
export function listWanted(versions: Versions): Files {
	const { folder, own, next } = versions;
	const known = readFileSync(join(folder, 'scripts/content/sample/fingerprints.json'), 'utf8');
	const ofSample = new Set<string>(JSON.parse(known).files);
	const unreached = new Set(listCodeOfTools(versions));
	const kept = new Set([...own.keys()].map(toSource));
	return new Map(
		[...next].filter(([path]) => {
			const source = toSource(path);
			return !(unreached.has(path) || (ofSample.has(source) && !kept.has(source)));
		}),
	);
}

function listCodeOfTools({ root, folder, own, base, next }: Versions): string[] {
	const hasTool = (files: Files, of: string) => files.has(`src/tools/${of}/tool.ts`);
	const isGone = (of: string) => hasTool(base, of) && !hasTool(own, of);
	if (!toolList.some((tool) => isGone(tool.folder))) return [];
	for (const path of own.keys()) {
		if (base.has(path) || next.has(path) || !/^(src|scripts|tests)\//.test(path)) continue;
		cpSync(join(root, path), join(folder, path));
	}
	const settings = parseJson(readFileSync(join(root, 'src/content/site/site.json'), 'utf8'));
	const chosen = chooseTools(toFields(settings)?.extra);
	const wanted = toolList
		.filter(({ id, folder: of }) => hasTool(own, of) || (!hasTool(base, of) && chosen.includes(id)))
		.map(({ id }): string => id);
	return listUnreached(folder, (id) => wanted.includes(id));
}

/** The picture that a file is an encoded version of; empty for others. */
function toSource(path: string): string {
	return readFileName(path.replace('assets/encoded/', ''))?.source ?? '';
}
