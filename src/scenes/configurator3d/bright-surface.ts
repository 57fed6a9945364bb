import type { WebGLProgramParametersWithUniforms } from 'three';

/**
 * A colour made several times brighter is lighter than white, but no surface reflects more light than it receives:
 * three.js then computes negative values along rims, which turn black. So the surface has the colour up to white, and
 * the light that it reflects is made brighter.
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
