import { savedAtom } from '#browser/saved.ts';
import { clampScale, firstScale } from './scale.ts';

/** Size of the CSS cube, 0.5 to 2. Key `cubeScale`; 1 until the slider or the wheel was used. */
export const $cubeScale = savedAtom<number>('cubeScale', {
	fallback: firstScale,
	parse: (text) =>
		text !== '' && clampScale(Number(text)) === Number(text) ? Number(text) : undefined,
	print: String,
});
