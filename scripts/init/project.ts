import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentTree, readContentTree } from '../content/tree.ts';

/** What is there before anything is changed. */
export interface Project {
	tree: ContentTree;
	/** Text of `.env`; empty where there is none. */
	environment: string;
	/** A folder that does not exist yet, for what is put away: `sample`, or `sample-2`. */
	free: string;
}

export function readProject(root: string): Project {
	const environment = join(root, '.env');
	return {
		tree: readContentTree(root),
		environment: existsSync(environment) ? readFileSync(environment, 'utf8') : '',
		free: findFreeFolder(root),
	};
}

function findFreeFolder(root: string): string {
	for (let number = 1; ; number += 1) {
		const name = number === 1 ? 'sample' : `sample-${number}`;
		if (!existsSync(join(root, name))) return name;
	}
}
