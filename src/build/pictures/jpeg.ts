import { UnreadablePicture } from './unreadable-picture.ts';

const mark = {
	/** Ends the picture. Phones write a video, a depth map or a second picture behind it. */
	end: 0xd9,
	scan: 0xda,
	jfif: 0xe0,
	/** Of all that APP2 is used for, only the colour profile belongs to the picture. */
	profile: 0xe2,
	/** How the colours are stored; without it a CMYK picture is shown in the wrong ones. */
	adobe: 0xee,
	lastApplication: 0xef,
	comment: 0xfe,
} as const;

/**
 * The same JPEG, pixel for pixel, with the colour profile, but without EXIF, XMP, IPTC, comments, thumbnails and
 * whatever lies behind its end. Segments: ITU-T T.81, annex B; JFIF: ITU-T T.871.
 */
export function dropJpegMetadata(bytes: Buffer): Buffer {
	const kept = [bytes.subarray(0, 2)];
	let at = 2;
	while (at < bytes.length) {
		// A marker may have any number of fill bytes before it.
		if (bytes[at] !== 0xff) throw new UnreadablePicture();
		while (bytes[at + 1] === 0xff) at += 1;
		const marker = bytes[at + 1] ?? 0;
		if (marker === mark.end) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
		if (at + 4 > bytes.length) throw new UnreadablePicture();
		const next = at + 2 + bytes.readUInt16BE(at + 2);
		if (next > bytes.length) throw new UnreadablePicture();
		const end = marker === mark.scan ? findNextMarker(bytes, next) : next;
		kept.push(keep(marker, bytes.subarray(at, end)));
		at = end;
	}
	// Its end is missing: browsers show what is there.
	return Buffer.concat(kept);
}

function keep(marker: number, segment: Buffer): Buffer {
	const isApplication = marker >= mark.jfif && marker <= mark.lastApplication;
	if (!isApplication && marker !== mark.comment) return segment;
	const begins = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
	if (marker === mark.jfif && begins('JFIF\0')) return dropThumbnail(segment);
	if (marker === mark.profile && begins('ICC_PROFILE\0')) return segment;
	if (marker === mark.adobe && begins('Adobe')) return segment;
	return Buffer.alloc(0);
}

/** The last two bytes of what stays are the size of the thumbnail. */
function dropThumbnail(segment: Buffer): Buffer {
	const short = Buffer.from(segment.subarray(0, 18));
	short.writeUInt16BE(16, 2);
	short.writeUInt16BE(0, 16);
	return short;
}

/** In the data of a scan, 0xff is followed by 0, or by the number of a restart. */
function findNextMarker(bytes: Buffer, start: number): number {
	let at = bytes.indexOf(0xff, start);
	while (at !== -1 && at + 1 < bytes.length) {
		const next = bytes[at + 1] ?? 0;
		const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
		if (!isData) return at;
		at = bytes.indexOf(0xff, at + 2);
	}
	return bytes.length;
}
