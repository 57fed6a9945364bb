import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A channel that differs by no more than this, of 255, is the same: edges of letters are not drawn alike each time. */
const tolerance = 24;

/** Fewer pixels than this share do not count as a change. */
const leastShare = 0.0002;

/** The share of pixels in which two pictures differ, 0 to 1; 1 where one is missing or has another size. */
export async function compareShots(before: string, after: string): Promise<number> {
	if (!existsSync(before) || !existsSync(after)) return 1;
	const [first, second] = await Promise.all([read(before), read(after)]);
	const { width, height, channels } = first.info;
	if (width !== second.info.width || height !== second.info.height) return 1;
	let different = 0;
	for (let at = 0; at < first.data.length; at += channels) {
		for (let channel = 0; channel < channels; channel += 1) {
			const distance = Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0));
			if (distance > tolerance) {
				different += 1;
				break;
			}
		}
	}
	const share = different / (width * height);
	return share < leastShare ? 0 : share;
}

/** Which files of two folders differ, and by how much. */
export async function compareFolders(
	before: string,
	after: string,
	files: readonly string[],
): Promise<Map<string, number>> {
	const changed = new Map<string, number>();
	for (const file of files) {
		const share = await compareShots(join(before, file), join(after, file));
		if (share > 0) changed.set(file, share);
	}
	return changed;
}

function read(file: string) {
	return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
