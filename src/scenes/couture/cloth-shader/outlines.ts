import type { Chunk } from './chunk.ts';

/**
 * At outlines a pixel may lie beside the triangle that it is drawn for, and its normal then points
 * away from the eye: cloth with sheen is black there. Such normals are turned back to the eye.
 */
export const outlines: Chunk = {
	normals: `
vec3 toEye = normalize(vViewPosition);
if (!gl_FrontFacing && inward < 0.5) normal = -normal;
float facing = dot(normal, toEye);
if (facing < 0.15) normal = normalize(normal + toEye * (0.15 - facing));
`,
};
