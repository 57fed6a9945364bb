import { dirname, resolve } from 'node:path';
import { toFields } from '#lib/parse.ts';
import { isPlaceholder } from '../content/placeholders.ts';
import { toRecordText } from '../content/record-text.ts';
import type { ContentTree } from '../content/tree.ts';
import { readImport } from '../import/run.ts';
import type { Content } from '../new/answer.ts';

/** What a file gives to the new site. */
export interface Imported {
	profile: Content;
	/** Texts of the other records, by their path inside `src/content`. */
	records: ReadonlyMap<string, string>;
	/** The portrait: a path, or an address with its data. One that is on the web stays there. */
	portrait?: string | undefined;
	/** What was read, what was changed and what has no place. */
	report: string;
}

/** Reads the file of the flag `--from`, as `npm run import` does. `tree` is the content without the moved records. */
export function importFrom(path: string, tree: ContentTree): Imported {
	const { files, sources, log, print } = readImport([path], { before: tree, language: undefined });
	const { 'profile/profile': profile = {}, ...others } = Object.fromEntries(files);
	const records = Object.entries(others).map(
		([name, fields]) => [`${name}.json`, toRecordText(`${name}.json`, fields)] as const,
	);
	const created = [...files.keys()].map((name) => `${name}.json`);
	const portrait = findPortrait(path, sources[0]?.value);
	const at = log.notImported.findIndex(({ place }) => place === 'basics.image');
	if (portrait && at >= 0) log.notImported.splice(at, 1);
	const report = print({ created, same: [], kept: [], replaced: [] });
	return {
		profile: withoutPlaceholders(profile as Content),
		records: new Map(records),
		portrait,
		report,
	};
}

/** A path is one from the folder of the file. */
function findPortrait(path: string, value: unknown): string | undefined {
	const image = toFields(toFields(value)?.basics)?.image;
	if (typeof image !== 'string' || image === '' || /^\w+:\/\//.test(image)) return undefined;
	return image.startsWith('data:') ? image : resolve(dirname(path), image);
}

/** The fields that have an answer: the others are requested. */
function withoutPlaceholders(profile: Content): Content {
	return Object.fromEntries(
		Object.entries(profile).flatMap(([field, value]) => {
			const hasGap = JSON.stringify(value, (_, inner) =>
				typeof inner === 'string' && isPlaceholder(inner) ? '\u0000' : inner,
			).includes('\\u0000');
			return hasGap ? [] : [[field, value]];
		}),
	);
}
