import { atom } from 'nanostores';
import { printWidth } from './placement.ts';
import type { Print } from './print.ts';
import type { PrintCut } from './print-cut.ts';

/** The measures of a print, known once the scene has drawn it. */
export interface PrintLook {
	/** Half the width and half the height, as shares of its square. */
	reach: readonly [x: number, y: number];
	/** Width of the picture in pixels; undefined for drawings and texts, which are sharp at any size. */
	pixels?: number | undefined;
	/** Where it is cut off; undefined where all of it is on its piece. */
	cut?: PrintCut | undefined;
	/** Whether it goes over an edge of the strip of the buttons. */
	onStrip?: boolean;
}

/** Printers of cloth ask for at least so many pixels in an inch. */
export const leastPerInch = 150;

/** Looks of the prints of the garment on the stage, in the order of the list of prints. */
export const $printLooks = atom<readonly PrintLook[]>([]);

/** Size on the cloth in centimetres. `perInch` are the pixels of its picture in an inch of cloth. */
export function measurePrint({ scale }: Pick<Print, 'scale'>, { reach, pixels }: PrintLook) {
	const edge = scale * printWidth * 100;
	const [width, height] = [2 * reach[0] * edge, 2 * reach[1] * edge];
	return { width, height, perInch: pixels === undefined ? undefined : (pixels / width) * 2.54 };
}

/** The width in centimetres up to which a picture with so many pixels is printed sharply. */
export function toSharpWidth(pixels: number): number {
	return (pixels / leastPerInch) * 2.54;
}
