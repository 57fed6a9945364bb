import type { Object3D } from 'three';

/**
 * Props of what stays where its props put it: three.js would compute its matrix again in each frame, and
 * that of everything in it.
 */
export const standStill = {
	matrixAutoUpdate: false,
	onUpdate: (part: Object3D) => part.updateMatrix(),
} as const;
