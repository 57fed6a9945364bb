import { type Finding, toFinding } from './finding.ts';
import type { PictureUse } from './picture-uses.ts';

/** Pixels of each picture of `src/assets`; none for a file that cannot be read. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number } | undefined>;

const coverRatio = 3 / 2;
/** A picture of 1281 × 854 pixels is still 3:2. */
const tolerance = 0.01;
const leastWidth = 1280;

/** Why a picture does not fit its use. */
export function findShapeFault(
	use: Pick<PictureUse, 'file' | 'role' | 'twin'>,
	sizes: PictureSizes,
): Finding | undefined {
	const { file, role, twin } = use;
	const size = sizes.get(file);
	if (size === undefined || role === 'other' || role === 'markdown') return undefined;
	const { width, height } = size;
	if (role === 'cover' && Math.abs(width / height / coverRatio - 1) > tolerance) {
		return toFinding('cover-not-3-2', { file, width, height });
	}
	if (width < leastWidth) {
		return toFinding('picture-too-small', { file, width, height });
	}
	const other = twin === undefined ? undefined : sizes.get(twin);
	if (twin === undefined || other === undefined) return undefined;
	if (other.width === width && other.height === height) return undefined;
	return toFinding('pictures-differ', {
		...{ file, width, height, twin },
		twinSize: `${other.width} × ${other.height}`,
	});
}
