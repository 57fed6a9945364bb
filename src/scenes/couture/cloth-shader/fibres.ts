import type { Chunk } from './chunk.ts';

/**
 * Part of the light on the fibres is white. Dark dye goes into the fibres, too: black wool with a white sheen would be
 * grey.
 */
export const fibres: Chunk = {
	head: `
uniform float sheenDye;
`,
	material: `
#ifdef USE_SHEEN
	float pale = sqrt(dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)));
	material.sheenColor *= mix(vec3(min(1.0, pale * 2.2)), diffuseColor.rgb, sheenDye) * (1.0 - 0.7 * ink);
#endif
`,
};
