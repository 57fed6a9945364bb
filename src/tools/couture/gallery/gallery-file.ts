import { createId } from '#browser/records/create-id.ts';
import { dictionary, list, oneOf, optional, parseJson, record } from '#lib/parse.ts';
import {
	dataAddress,
	type PackedPictures,
	parseDesignFile,
	pictureId,
} from '#tools/couture/design-file.ts';
import { type KeptDesign, keptFormat, mostKept, toKeptText } from './kept-design.ts';

/** All designs of a gallery, with their pictures and those that lie on the garments. */
export interface GalleryFile {
	designs: readonly KeptDesign[];
	/** Pictures of the designs, by their ids. */
	sights: PackedPictures;
	/** Uploads on the garments, by their ids. */
	pictures: PackedPictures;
}

const kind = 'vzir-couture-gallery';

const readFile = record<GalleryFile & { kind: string }>({
	kind: oneOf([kind]),
	designs: list(keptFormat.read, mostKept),
	sights: optional(dictionary(pictureId, dataAddress), {}),
	pictures: optional(dictionary(pictureId, dataAddress), {}),
});

/** `{ "kind": "vzir-couture-gallery", "v": 1, "designs": […], "sights": { id: data address }, "pictures": … }` */
export function printGalleryFile({ designs, sights, pictures }: GalleryFile): string {
	return JSON.stringify({ kind, v: 1, designs, sights, pictures }, null, '\t');
}

/**
 * The designs of a file of a gallery, or the one in a design file, which gets `name`; undefined if it is neither, or
 * damaged.
 */
export function parseGalleryFile(file: string, name: string): GalleryFile | undefined {
	const read = readFile(parseJson(file));
	if (read) return { designs: read.designs, sights: read.sights, pictures: read.pictures };
	const single = parseDesignFile(file);
	if (!single) return undefined;
	const design = { id: createId(), name, design: toKeptText(single.design), sight: '' };
	return { designs: [design], sights: {}, pictures: single.pictures };
}
