import { existsSync } from 'node:fs';
import { toolList } from '#tools/tool-list.ts';

/**
 * Where the code of the site is: `repository` in site.json, otherwise SITE_REPOSITORY, which the workflow of GitHub Pages
 * sets. The address in the sample is invented.
 * @example readRepository({}, 'https://code.example/me/site', false) // 'https://code.example/me/site'
 */
export function readRepository(
	{ SITE_REPOSITORY: known }: Readonly<Record<string, string | undefined>>,
	written: string | undefined,
	isSample: boolean,
): string | undefined {
	return (isSample ? known || written : written || known) || undefined;
}

/**
 * The folders of a tool and of its tests in the repository; only folders that are there.
 * @example listToolFolders('games/memory') // ['src/tools/memory', 'tests/unit/tools/memory']
 */
export function listToolFolders(id: string): string[] {
	const [folder] = toolList.find((listed) => listed.id === id)?.folder.split('/') ?? [];
	return ['src/tools', 'tests/unit/tools'].map((room) => `${room}/${folder}`).filter(existsSync);
}

/** @example toCodeAddress('https://code.example/me/site', 'src/tools/memory') // 'https://code.example/me/site/tree/HEAD/src/tools/memory' */
export function toCodeAddress(repository: string, folder: string): string {
	return `${repository.replace(/(\.git)?\/?$/, '')}/tree/HEAD/${folder}`;
}
