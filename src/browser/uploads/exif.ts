import type { Bytes } from './bytes.ts';

const orientationTag = 0x0112;
/** Directories of cameras have some dozens of entries. */
const mostEntries = 200;

/** How a photo is to be turned and mirrored, 1 to 8, from the EXIF block at a place; undefined if it is not there. */
export function readOrientation(bytes: Bytes, at: number): number | undefined {
	if (bytes.word(at) !== 'Exif') return undefined;
	const start = at + 6;
	const order = bytes.word(start, 2);
	if (order !== 'II' && order !== 'MM') return undefined;
	const little = order === 'II';
	const u16 = (from: number) => (little ? bytes.u16le(from) : bytes.u16(from));
	const u32 = (from: number) => (little ? bytes.u32le(from) : bytes.u32(from));
	const directory = start + u32(start + 4);
	for (let entry = 0; entry < Math.min(u16(directory), mostEntries); entry++) {
		const from = directory + 2 + entry * 12;
		if (u16(from) !== orientationTag) continue;
		const value = u16(from + 8);
		return value >= 1 && value <= 8 ? value : undefined;
	}
	return undefined;
}

/** The photo is stored on its side: its width and height change places when it is shown. */
export function liesOnSide(orientation: number): boolean {
	return orientation >= 5;
}
