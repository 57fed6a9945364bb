import type { SideName } from '#tools/cubejs/cube.ts';
import type { Dye } from './draw-cube.ts';

/** The palette of the cube, read from its styles. */
export function readDyes(element: HTMLElement): Record<SideName, Dye> {
	const style = getComputedStyle(element);
	const read = (name: string) => style.getPropertyValue(`--dye-${name}`).trim();
	const [linen, ink, cobalt, wheat] = ['linen', 'ink', 'cobalt', 'wheat'].map(read);
	if (!linen || !ink || !cobalt || !wheat) throw new Error('The dyes are not in the styles.');
	const blue = { cloth: cobalt, threads: { x: linen, o: wheat } };
	const yellow = { cloth: wheat, threads: { x: ink, o: cobalt } };
	const white = { cloth: linen, threads: { x: cobalt, o: ink } };
	return { front: blue, back: blue, right: yellow, left: yellow, top: white, bottom: white };
}
