import { importRecords } from '#browser/records/import.ts';
import { packPictures, unpackPictures } from '#tools/couture/file-pictures.ts';
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

/** Adds the designs of a file; those that are in the list already are not added again. */
export async function importGallery(file: GalleryFile): Promise<Imported> {
	const there = galleryStore.$list.get().records;
	const fresh = file.designs.filter((design) => !there.some((each) => isSame(each, design)));
	const taken = fresh.slice(0, Math.max(0, mostKept - there.length));
	const kept = [
		await unpackPictures(sights, pick(file.sights, listSights(taken))),
		await unpackPictures(pictures, pick(file.pictures, listAllUploads(taken))),
	];
	importRecords(galleryStore, taken);
	return { added: taken.length, left: fresh.length - taken.length, kept: !kept.includes(false) };
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

/** A file may hold pictures that no design names. */
function pick(packed: GalleryFile['pictures'], ids: readonly string[]) {
	return Object.fromEntries(Object.entries(packed).filter(([id]) => ids.includes(id)));
}
