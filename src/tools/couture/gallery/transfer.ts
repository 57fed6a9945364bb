import { importRecords } from '#browser/records/import.ts';
import { decodeDesign, encodeDesign } from '#tools/couture/design.ts';
import {
	packPictures,
	renameInDesign,
	toOwnIds,
	unpackPictures,
} from '#tools/couture/file-pictures.ts';
import { pictures } from '#tools/couture/pictures.ts';
import { type GalleryFile, printGalleryFile } from './gallery-file.ts';
import { type KeptDesign, mostKept } from './kept-design.ts';
import { galleryStore, listUploadsOf, sights } from './store.ts';

/** What became of an import: how many designs are new, how many did not fit, and whether the browser keeps their pictures. */
export interface Imported {
	added: number;
	left: number;
	kept: boolean;
}

/** All kept designs as one file. */
export async function exportGallery(): Promise<string> {
	const designs = galleryStore.$list.get().records;
	return printGalleryFile({
		designs,
		sights: await packPictures(sights, listSights(designs)),
		pictures: await packPictures(pictures, listAllUploads(designs)),
	});
}

/**
 * Adds the designs of a file; those that are in the list already are not added again.
 *
 * @throws RefusedPicture
 */
export async function importGallery(file: GalleryFile): Promise<Imported> {
	const there = galleryStore.$list.get().records;
	const seen = await toOwnIds(file.sights);
	const laid = await toOwnIds(file.pictures);
	const fresh = file.designs
		.filter((design) => !there.some((each) => isSame(each, design)))
		.map((record) => ({
			...record,
			design: rename(record.design, laid),
			sight: seen.get(record.sight) ?? '',
		}))
		.filter((design) => !there.some((each) => isSame(each, design)));
	const taken = fresh.slice(0, Math.max(0, mostKept - there.length));
	const kept = [
		await unpackPictures(pictures, file.pictures, listAllUploads(taken), laid),
		await unpackPictures(sights, file.sights, listSights(taken), seen),
	];
	importRecords(galleryStore, taken);
	return { added: taken.length, left: fresh.length - taken.length, kept: !kept.includes(false) };
}

/** Longer ids may make a design too long to be read again; that is refused. */
function rename(text: string, ids: ReadonlyMap<string, string>): string {
	const design = decodeDesign(text);
	if (!design || listUploadsOf(text).length === 0) return text;
	const renamed = encodeDesign(renameInDesign(design, ids));
	if (!decodeDesign(renamed)) throw new Error('The design is too long.');
	return renamed;
}

function isSame(one: KeptDesign, other: KeptDesign): boolean {
	return one.name === other.name && one.design === other.design;
}

function listSights(designs: readonly KeptDesign[]): string[] {
	return [...new Set(designs.flatMap(({ sight }) => sight || []))];
}

function listAllUploads(designs: readonly KeptDesign[]): string[] {
	return [...new Set(designs.flatMap(({ design }) => listUploadsOf(design)))];
}
