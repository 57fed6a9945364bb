import type { WebGLProgramParametersWithUniforms } from 'three';

/**
 * A colour made several times brighter is lighter than white, and no surface gives back more light
 * than it gets: three.js then computes with less than nothing along rims, and they are black. So the
 * surface gets the colour as far as there is one, and the light that leaves it is made brighter.
 */
const darken = `
float gain = max(1.0, max(diffuseColor.r, max(diffuseColor.g, diffuseColor.b)));
diffuseColor.rgb /= gain;
#include <lights_physical_fragment>
`;

const allLight = 'totalDiffuse + totalSpecular';

/** For `onBeforeCompile` of a standard material. */
export function shineBeyondWhite(shader: WebGLProgramParametersWithUniforms) {
	shader.fragmentShader = shader.fragmentShader
		.replace('#include <lights_physical_fragment>', darken)
		.replace(allLight, `(${allLight}) * gain`);
}
