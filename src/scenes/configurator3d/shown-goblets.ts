import { ExportError } from '#tools/design/caption.ts';
import type { GobletPart } from './parts.ts';

let shown: readonly GobletPart[] | undefined;

/** The goblets on the page, for the files of them. */
export function setShownGoblets(parts: readonly GobletPart[] | undefined) {
	shown = parts;
}

/** Throws an `ExportError` when there is no scene on the page. */
export function getShownGoblets(): readonly GobletPart[] {
	if (!shown) throw new ExportError('scene', 'There is no scene to make a file of.');
	return shown;
}
