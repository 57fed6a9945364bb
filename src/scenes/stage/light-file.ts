import { toFilePath } from '#lib/file-path.ts';
import type { LightDetail } from './light-generator.ts';

/** The light of the studio in a file: to compute it takes a graphics card moments, and a processor seconds. */
export function toLightFile(detail: LightDetail): string {
	return toFilePath(`/light/studio-${detail}.bin`);
}
