import { join } from 'node:path';
import { parseJson } from '#lib/parse.ts';
import { toRecordText } from '../content/record-text.ts';
import { readIfThere, writeWithFolder } from '../generated-files.ts';

/** The result of an import for each file. */
export interface Written {
	created: string[];
	/** Was there already, with the same content. */
	same: string[];
	/** Was there with another content, and is as it was. */
	kept: string[];
	replaced: string[];
}

/** Writes content files. Existing files are replaced only with `force`. */
export function writeContent(
	folder: string,
	files: ReadonlyMap<string, object>,
	{ force = false, dryRun = false } = {},
): Written {
	const written: Written = { created: [], same: [], kept: [], replaced: [] };
	for (const [path, fields] of files) {
		const file = `${path}.json`;
		const target = join(folder, file);
		const text = toRecordText(file, fields);
		const before = readIfThere(target);
		const fate =
			before === undefined
				? 'created'
				: isSame(before, text)
					? 'same'
					: force
						? 'replaced'
						: 'kept';
		written[fate].push(file);
		if (dryRun || fate === 'same' || fate === 'kept') continue;
		writeWithFolder(target, text);
	}
	return written;
}

function isSame(before: string, after: string): boolean {
	return JSON.stringify(parseJson(before)) === JSON.stringify(parseJson(after));
}
