import type { Bytes } from './bytes.ts';

/** The kind of a file that consists of boxes: its own name and those it is compatible with. */
export function readBrands(bytes: Bytes): string[] {
	if (bytes.word(4) !== 'ftyp') return [];
	const end = Math.min(bytes.u32(0), bytes.length, 256);
	const brands = [bytes.word(8)];
	for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.word(at));
	return brands;
}

/** A still picture; a sequence is an animation. */
export function isAvif(bytes: Bytes): boolean {
	const brands = readBrands(bytes);
	return brands.includes('avif') && brands[0] !== 'avis';
}

/** Photos of phones: a still picture or a sequence that is encoded with HEVC. */
export function isHeic(bytes: Bytes): boolean {
	return readBrands(bytes).some((brand) => /^(?:hei[cmsx]|hev[cmsx])$/.test(brand));
}

/** The largest of the sizes that the boxes name: none of the parts may be larger than is allowed. */
export function readAvif(bytes: Bytes): { width: number; height: number } | undefined {
	const found = { width: 0, height: 0 };
	const whole = walk(bytes, 0, bytes.length, (name, at, end) => {
		// A full box has four bytes of version and flags before what it holds.
		if (name === 'meta') return [at + 4, end];
		if (name === 'iprp' || name === 'ipco') return [at, end];
		if (name === 'ispe') {
			found.width = Math.max(found.width, bytes.u32(at + 4));
			found.height = Math.max(found.height, bytes.u32(at + 8));
		}
		return undefined;
	});
	return whole && found.width > 0 ? found : undefined;
}

type Look = (name: string, at: number, end: number) => [from: number, to: number] | undefined;

/** Visits nested boxes; false if one is longer than the box around it. */
function walk(bytes: Bytes, from: number, to: number, look: Look): boolean {
	let at = from;
	while (at + 8 <= to) {
		const size = bytes.u32(at);
		// 0: to the end. 1: the size takes eight bytes, of which the upper ones are 0 in what we take.
		const head = size === 1 ? 16 : 8;
		const length = size === 0 ? to - at : size === 1 ? bytes.u32(at + 12) : size;
		if (length < head || at + length > to) return false;
		const inside = look(bytes.word(at + 4), at + head, at + length);
		if (inside && !walk(bytes, inside[0], inside[1], look)) return false;
		at += length;
	}
	return true;
}
