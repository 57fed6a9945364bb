import sharp from 'sharp';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { fitBytes } from './fit-bytes.ts';

/**
 * A portrait as address books, feeds and search engines take it: a square JPEG without metadata, cut as the home page
 * cuts it, at most `side` pixels wide and, unless it is mere noise, at most `most` bytes long.
 */
export async function drawPortrait(
	bytes: Uint8Array,
	side: number,
	most: number,
): Promise<Uint8Array> {
	return takeMadeBefore('portraits', [`${side} ${most}`, bytes], async () => {
		const upright = sharp(bytes).autoOrient();
		const { width, height } = (await upright.metadata()).autoOrient;
		const edge = Math.min(width, height);
		const left = Math.round((width - edge) / 2);
		// `Portrait.astro` shows the same part: a quarter of what is too high is above it.
		const top = Math.round((height - edge) / 4);
		const square = upright
			.extract({ left, top, width: edge, height: edge })
			.resize({ width: Math.min(side, edge) })
			.flatten({ background: '#ffffff' });
		return fitBytes((quality) => square.clone().jpeg({ quality }).toBuffer(), 85, most);
	});
}
