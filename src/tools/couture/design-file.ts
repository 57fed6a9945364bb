import { dictionary, oneOf, optional, parseJson, record, text } from '#lib/parse.ts';
import { type Design, fromPlain, toPlain } from './design.ts';

/** Pictures of a design by their ids, as data addresses (`data:image/webp;base64,…`). */
export type PackedPictures = Readonly<Record<string, string>>;

const kind = 'vzir-couture';
export const pictureId = text({ pattern: /^[\w-]{1,64}$/ });
export const dataAddress = text({
	pattern: /^data:image\/(?:png|jpeg|webp|avif);base64,[\w+/]+=*$/,
});

const readFile = record<{ kind: string; design: Design; pictures: PackedPictures }>({
	kind: oneOf([kind]),
	design: fromPlain,
	pictures: optional(dictionary(pictureId, dataAddress), {}),
});

/** `{ "kind": "vzir-couture", "v": 1, "design": …, "pictures": { id: data address } }` */
export function printDesignFile(design: Design, pictures: PackedPictures): string {
	return JSON.stringify({ kind, v: 1, design: toPlain(design), pictures }, null, '\t');
}

/** The design in a file and its pictures; undefined if it is not a design file. */
export function parseDesignFile(
	text: string,
): { design: Design; pictures: PackedPictures } | undefined {
	const read = readFile(parseJson(text));
	return read && { design: read.design, pictures: read.pictures };
}
