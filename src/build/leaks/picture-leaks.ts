import sharp from 'sharp';
import { cleanPicture, findPictureKind, signatureBytes } from '#build/pictures/clean-picture.ts';
import { findSvgFaults } from '#build/policy/svg-faults.ts';
import { readExif } from './exif.ts';
import type { PublishedFile } from './published-file.ts';
import { findXmpNames } from './xmp.ts';

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
		const facts = await readFacts(bytes).catch(() => ['has parts that cannot be read']);
		return facts.length === 0 ? [] : [`${name} ${facts.join(' and ')}. ${advice}`];
	}
	if (!unreadable.test(start) && !unreadableName.test(path)) return [];
	return [
		`${name} is a kind of picture that may contain a place and names, which cannot be checked. ${advice}`,
	];
}

async function readFacts(bytes: Buffer): Promise<string[]> {
	const { format, exif, xmp, iptc } = await sharp(bytes).metadata();
	// A GIF contains XMP as it is; sharp does not read it.
	const packet = format === 'gif' ? bytes : xmp;
	const { place, names } = exif ? readExif(exif) : { names: [] };
	if (packet) names.push(...findXmpNames(packet.toString('utf8')));
	if (iptc) names.push(...findByLine(iptc));
	const facts = [
		...(place ? [`says where it was taken (${place})`] : []),
		...(names.length > 0 ? [`names ${[...new Set(names)].join(', ')}`] : []),
	];
	const hasMore = exif || xmp || iptc || (await cleanPicture(bytes)) !== bytes;
	return facts.length === 0 && hasMore
		? ['contains comments, dates or other data that nobody sees']
		: facts;
}

function findDrawingLeaks(name: string, svg: string): string[] {
	const faults = findSvgFaults(svg);
	if (faults.length === 0) return [];
	return [
		`${name} contains ${faults.join(', ')}: whoever opens it runs that. Export it again as a plain drawing.`,
	];
}

/** Data set 2:80, with its length in two bytes: IPTC Information Interchange Model 4.2, sections 1.6 and 6. */
function findByLine(iptc: Buffer): string[] {
	const at = iptc.indexOf('\x1c\x02\x50', 0, 'latin1');
	return at === -1 ? [] : [iptc.toString('utf8', at + 5, at + 5 + iptc.readUInt16BE(at + 3))];
}
