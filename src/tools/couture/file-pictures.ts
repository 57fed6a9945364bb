import type { PictureStore } from '#browser/uploads/picture-store.ts';
import type { PackedPictures } from './design-file.ts';

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

/** Keeps the pictures of a file; false when they are only kept until the page is left. */
export async function unpackPictures(
	store: Pick<PictureStore, 'keep'>,
	packed: PackedPictures,
): Promise<boolean> {
	let kept = true;
	for (const [id, address] of Object.entries(packed)) {
		const keeping = await store.keep(toBlob(address), id);
		kept &&= keeping.kept;
	}
	return kept;
}

/** @example toBlob('data:image/png;base64,iVBORw0KGgo=').type // 'image/png' */
function toBlob(address: string): Blob {
	const [head = '', body = ''] = address.split(',');
	const binary = atob(body);
	const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
	return new Blob([bytes], { type: /^data:([\w/+-]+)/.exec(head)?.[1] ?? '' });
}

async function toDataAddress(picture: Blob): Promise<string> {
	const bytes = new Uint8Array(await picture.arrayBuffer());
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return `data:${picture.type};base64,${btoa(binary)}`;
}
