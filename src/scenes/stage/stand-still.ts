import type { Object3D } from 'three';

/**
 * Props of an object that never moves. Without them, three.js would compute its matrix, and those of its children, in
 * each frame.
 */
export const standStill = {
	matrixAutoUpdate: false,
	onUpdate: (part: Object3D) => part.updateMatrix(),
} as const;
