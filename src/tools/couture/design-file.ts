import { type Design, fromPlain, toPlain } from './design.ts';
import { parseJson } from './wardrobe.ts';

/** Pictures of a design by their ids, as data addresses (`data:image/webp;base64,…`). */
export type Pictures = Readonly<Record<string, string>>;

const kind = 'vzir-couture';
const dataAddress = /^data:image\/(?:png|jpeg|webp|avif);base64,[\w+/]+=*$/;
const pictureId = /^[\w-]{1,64}$/;

/** `{ "kind": "vzir-couture", "v": 1, "design": …, "pictures": { id: data address } }` */
export function printDesignFile(design: Design, pictures: Pictures): string {
	return JSON.stringify({ kind, v: 1, design: toPlain(design), pictures }, null, '\t');
}

/** The design in a file and its pictures; undefined if it is not a design file. */
export function parseDesignFile(text: string): { design: Design; pictures: Pictures } | undefined {
	const value = parseJson(text);
	if (typeof value !== 'object' || value === null) return undefined;
	if (!('kind' in value) || value.kind !== kind || !('design' in value)) return undefined;
	const design = fromPlain(value.design);
	const listed = 'pictures' in value ? value.pictures : {};
	if (!design || typeof listed !== 'object' || listed === null) return undefined;
	const pictures: [string, string][] = [];
	for (const [id, address] of Object.entries(listed)) {
		if (!pictureId.test(id) || typeof address !== 'string' || !dataAddress.test(address))
			return undefined;
		pictures.push([id, address]);
	}
	return { design, pictures: Object.fromEntries(pictures) };
}
