import { cleanPicture, findPictureKind, signatureBytes } from '#build/pictures/clean-picture.ts';
import { findSvgFaults } from '#build/policy/svg-faults.ts';
import type { PublishedFile } from './published-file.ts';

const unreadable = /^(?:II\*\0|MM\0\*|8BPS|\xff\n|.{4}(?:JXL |jP {2}|ftyp(?:hei|hev|mif1|msf1)))/s;
const unreadableName = /\.(?:hei[cf]s?|tiff?|bmp|psd|xcf|dng|cr[23]|nef|arw|raf|orf|rw2|jxl|jp2)$/i;
const advice =
	'Open it in an image editor, save it as JPEG, PNG or WebP without metadata, and use the new file.';

/** A sentence for a picture that says more than it shows, or that nobody here can read. */
export async function findPictureLeaks({ path, name, bytes }: PublishedFile): Promise<string[]> {
	const start = bytes.toString('latin1', 0, signatureBytes);
	if (/\.svg$/i.test(path)) return findDrawingLeaks(name, bytes.toString('utf8'));
	const kind = findPictureKind(bytes.subarray(0, signatureBytes));
	if (kind && kind !== 'heic') {
		const isClean = (await cleanPicture(bytes).catch(() => undefined)) === bytes;
		return isClean ? [] : [`${name} may tell where, by whom or with what it was taken. ${advice}`];
	}
	if (!unreadable.test(start) && !unreadableName.test(path)) return [];
	return [
		`${name} is a kind of picture that may contain a place and names, which cannot be checked. ${advice}`,
	];
}

function findDrawingLeaks(name: string, svg: string): string[] {
	const faults = findSvgFaults(svg);
	if (faults.length === 0) return [];
	return [
		`${name} contains ${faults.join(', ')}: whoever opens it runs that. Export it again as a plain drawing.`,
	];
}
