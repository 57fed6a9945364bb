import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashFile, sampleFiles } from '../content/sample/fingerprints.ts';
import { type ContentTree, readContentTree } from '../content/tree.ts';
import { listEncoded } from './encoded.ts';

/** The state of the project before any change. */
export interface Project {
	/** Its folder. */
	root: string;
	tree: ContentTree;
	/** What `assets/encoded` holds of each picture of `src/assets`: paths from the project folder. */
	encoded: ReadonlyMap<string, readonly string[]>;
	/** Pictures in `src/assets` that the author has added: they stay where they are. */
	own: ReadonlySet<string>;
	/** A new folder for the removed sample: `sample`, or `sample-2` if that exists. */
	free: string;
}

export function readProject(root: string): Project {
	const tree = readContentTree(root);
	return {
		root,
		tree,
		encoded: listEncoded(root, tree.assets),
		own: new Set(
			[...tree.assets].filter(
				(file) => !sampleFiles.has(hashFile(root, `src/assets/${file}`) ?? ''),
			),
		),
		free: findFreeFolder(root),
	};
}

function findFreeFolder(root: string): string {
	for (let number = 1; ; number += 1) {
		const name = number === 1 ? 'sample' : `sample-${number}`;
		if (!existsSync(join(root, name))) return name;
	}
}
