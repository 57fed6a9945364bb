import { spawnSync } from 'node:child_process';
import sharp from 'sharp';

/** What libvips, which has no part in removing it, finds in a picture beside its pixels and its colour profile. */
export async function listMetadata(bytes: Buffer): Promise<string[]> {
	const found = await sharp(bytes).metadata();
	const kinds = ['exif', 'xmp', 'iptc', 'tifftagPhotoshop', 'comments', 'orientation'] as const;
	return kinds.filter((kind) => found[kind] !== undefined);
}

/** By its first bytes, so that the name does not matter. The signatures are those that `man 5 magic` lists. */
export function isPicture(bytes: Buffer): boolean {
	const start = bytes.toString('latin1', 0, 32);
	return /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftyp.*avi[fs]|GIF8)/s.test(start);
}

/** What ExifTool, which has no part in removing it, reads of files beside their kind; nothing where it is not installed. */
export function listTags(...files: (string | Buffer)[]): string {
	const paths = files.filter((file) => typeof file === 'string');
	const input = files.find((file) => Buffer.isBuffer(file));
	const options = { input, maxBuffer: 100_000_000 };
	const { stdout } = spawnSync('exiftool', ['-G1', '-a', '-u', ...paths], options);
	return String(stdout ?? '').replace(/^\[(ExifTool|System|File|JFIF)\].*$/gm, '');
}
