import { toContentId } from '#browser/content-id.ts';
import { checkContent } from '#browser/uploads/check.ts';
import type { PictureStore } from '#browser/uploads/picture-store.ts';
import { takePicture } from '#browser/uploads/take-picture.ts';
import { toDataAddress } from './data-address.ts';
import type { Design } from './design.ts';
import type { PackedPictures } from './design-file.ts';
import { eachGarment, garmentKeys } from './garments.ts';
import { RefusedPicture } from './refused-picture.ts';
import { listUploads, renameUploads } from './settings.ts';

/** Of all pictures of a file: 240 of the size that is kept. */
const mostPixelsOfFile = 1_000_000_000;

/** Pictures by their ids as data addresses, for a file; those that this browser has not are left out. */
export async function packPictures(
	store: Pick<PictureStore, 'find'>,
	ids: readonly string[],
): Promise<PackedPictures> {
	const packed: [string, string][] = [];
	for (const id of ids) {
		const picture = await store.find(id);
		if (picture) packed.push([id, await toDataAddress(picture)]);
	}
	return Object.fromEntries(packed);
}

/**
 * Keeps the pictures of a design that a file has. `kept` is false if they are lost when the page is left.
 *
 * @throws RefusedPicture
 */
export async function unpackDesign(
	store: Pick<PictureStore, 'keep' | 'find'>,
	{ design, pictures }: { design: Design; pictures: PackedPictures },
): Promise<{ design: Design; kept: boolean }> {
	const ids = await toOwnIds(pictures);
	const renamed = renameInDesign(design, ids);
	const shown = listUploads(garmentKeys.map((key) => renamed.wardrobe[key]));
	return { design: renamed, kept: await unpackPictures(store, pictures, shown, ids) };
}

/** Ids of ours for the pictures of a file: with its own, a file could replace pictures that are kept. */
export async function toOwnIds(packed: PackedPictures): Promise<ReadonlyMap<string, string>> {
	const ids = new Map<string, string>();
	for (const [id, address] of Object.entries(packed)) ids.set(id, await toContentId(address));
	return ids;
}

export function renameInDesign(design: Design, ids: ReadonlyMap<string, string>): Design {
	const wardrobe = eachGarment((key) => renameUploads(design.wardrobe[key], ids));
	return { ...design, wardrobe };
}

/**
 * Takes the pictures of a file like uploads, and keeps them; all are checked before the first is decoded.
 *
 * @param wanted ids of ours; a file may have pictures that no design shows
 * @returns false if they are lost when the page is left
 * @throws RefusedPicture before any is kept
 */
export async function unpackPictures(
	store: Pick<PictureStore, 'keep' | 'find'>,
	packed: PackedPictures,
	wanted: readonly string[],
	ids: ReadonlyMap<string, string>,
): Promise<boolean> {
	const pictures = new Map<string, Blob>();
	let pixels = 0;
	for (const [name, address] of Object.entries(packed)) {
		const id = ids.get(name);
		if (id === undefined || !wanted.includes(id) || (await store.find(id))) continue;
		const bytes = toBytes(address);
		const checked = checkContent(bytes);
		if (!checked.ok) throw new RefusedPicture(checked.reason);
		pixels += checked.header.width * checked.header.height;
		pictures.set(id, new Blob([bytes]));
	}
	if (pixels > mostPixelsOfFile) throw new Error('The pictures are too many or too large.');
	for (const [id, picture] of pictures) {
		const taken = await takePicture(picture);
		if (!taken.ok) throw new RefusedPicture(taken.reason);
		pictures.set(id, taken.picture);
	}
	let kept = true;
	for (const [id, picture] of pictures) {
		const keeping = await store.keep(picture, id);
		kept &&= keeping.kept;
	}
	return kept;
}

/** @throws RefusedPicture if the text after the comma is not in base 64 */
function toBytes(address: string): Uint8Array<ArrayBuffer> {
	try {
		const binary = atob(address.slice(address.indexOf(',') + 1));
		return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
	} catch {
		throw new RefusedPicture('broken');
	}
}
