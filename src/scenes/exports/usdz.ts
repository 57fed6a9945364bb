import {
	strFromU8,
	strToU8,
	unzipSync,
	type Zippable,
	zipSync,
} from 'three/addons/libs/fflate.module.js';
import type { Caption } from '#tools/design/caption.ts';

/** Readers map the files of a package into memory: each begins at a multiple of so many bytes. */
const alignment = 64;
/** Bytes of a file's head in a package besides its name: the head itself, and that of the padding. */
const headSize = 34;
/** A field of a package that no reader knows, for the padding; three.js takes the same. */
const paddingField = 12345;

/** Writes the caption into a USDZ, because the exporter has no option for it. */
export function nameUsdz(usdz: Uint8Array, caption: Caption): Uint8Array<ArrayBuffer> {
	const files = unzipSync(usdz);
	// The first file is the one that is opened.
	const [first] = Object.keys(files);
	const layer = first && files[first];
	if (!layer) throw new Error('The package of the exporter is empty.');
	const entries = (['title', 'date', 'footer', 'site'] as const)
		.map((key) => `\t\tstring ${key} = ${JSON.stringify(caption[key])}\n`)
		.join('');
	const text = strFromU8(layer).replace('customLayerData = {\n', (head) => head + entries);
	return pack({ ...files, [first]: strToU8(text) });
}

/** Without compression, as the format demands. */
function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
	const packed: Zippable = {};
	let offset = 0;
	for (const [name, bytes] of Object.entries(files)) {
		offset += headSize + name.length;
		const padding = (alignment - (offset % alignment)) % alignment;
		packed[name] = [bytes, { extra: { [paddingField]: new Uint8Array(padding) } }];
		offset += padding + bytes.length;
	}
	return new Uint8Array(zipSync(packed, { level: 0 }));
}
