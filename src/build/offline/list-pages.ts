import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#build/bundle/dist-files.ts';
import { scanHtml } from '#build/html/scan.ts';
import type { OfflineList, OfflinePage } from '#lib/offline-list.ts';
import { markEdition } from './page-edition.ts';
import { splitPictures } from './page-pictures.ts';
import { ReachedFiles } from './reached-files.ts';

const attribute = 'data-offline';

/** Names the page that a page shows in a frame. */
const frameAttribute = 'data-frame';

/**
 * Lists the pages below `root` that name their own address in `data-offline`, with their files, and writes into each of
 * them which edition it is. `base` is the folder that the site is deployed under, without a slash at its end.
 */
export async function listOfflinePages(root: string, base: string): Promise<OfflineList> {
	const reached = await ReachedFiles.in(join(root, '_astro'));
	const places = new Map<string, number>();
	const toPlaces = async (text: string) => {
		const names = await reached.from(text);
		for (const name of names) if (!places.has(name)) places.set(name, places.size);
		return names.flatMap((name) => places.get(name) ?? []);
	};

	const pages: Record<string, OfflinePage> = {};
	for (const file of await listFiles(root, ['.html'])) {
		const html = await readFile(join(root, file), 'utf8');
		const found = findAddress(html);
		if (!found) continue;
		const { page, frame } = found;
		const { edition, marked } = markEdition(html);
		await writeFile(join(root, file), marked);
		const { rest, pictures } = splitPictures(html);
		pages[page] = {
			edition,
			size: Buffer.byteLength(marked),
			needs: await toPlaces(rest),
			...(frame !== undefined && { frame }),
			pictures: {
				light: await toPlaces(pictures.light),
				dark: await toPlaces(pictures.dark),
				stitched: await toPlaces(pictures.stitched),
			},
		};
	}
	const names = [...places.keys()];
	return {
		files: names.map((name) => `${base}/_astro/${name}`),
		sizes: await Promise.all(
			names.map(async (name) => (await stat(join(root, '_astro', name))).size),
		),
		pages,
	};
}

function findAddress(html: string): { page: string; frame: string | undefined } | undefined {
	// Most pages do not even contain the word, and parsing them all takes seconds.
	if (!html.includes(attribute)) return undefined;
	const found = scanHtml(html).find(({ attributes }) => attributes.has(attribute));
	const page = found?.attributes.get(attribute);
	return page === undefined ? undefined : { page, frame: found?.attributes.get(frameAttribute) };
}
