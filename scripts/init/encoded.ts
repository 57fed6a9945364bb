import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodedFolder } from '#build/pictures/encoded-files.ts';
import { hashPicture, readFileName } from '#build/pictures/encoding.ts';

/** The encoded versions of each picture of `src/assets`, as paths from the project folder `root`. */
export function listEncoded(
	root: string,
	pictures: Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
	const folder = join(root, encodedFolder);
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const bySource = Map.groupBy(names, (name) => readFileName(name)?.source);
	return new Map(
		[...pictures].map((picture) => {
			const file = join(root, 'src/assets', picture);
			const source = existsSync(file) ? hashPicture(readFileSync(file)) : '';
			const versions = bySource.get(source) ?? [];
			return [picture, versions.map((name) => `${encodedFolder}/${name}`)];
		}),
	);
}
