import { toFilePath } from '#lib/file-path.ts';
import { toPatternFile } from '#tools/couture/files.ts';
import { type GarmentKey, garments } from '#tools/couture/garments.ts';
import { type Pattern, readPattern } from '#tools/couture/pattern/piece.ts';

/** The flat pieces of a garment. Throws if they cannot be loaded. */
export async function loadPattern(key: GarmentKey, signal?: AbortSignal): Promise<Pattern> {
	const file = toPatternFile(toFilePath(garments[key].path));
	const answer = await fetch(file, signal ? { signal } : {});
	if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
	return readPattern(await answer.json());
}
