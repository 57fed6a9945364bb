import { MeshStandardMaterial, type WebGLProgramParametersWithUniforms } from 'three';

/** Of dress forms, in linen, wood and iron, and of buttons: the alpha of the colour of a corner is its roughness. */
export function createPaintedMaterial(): MeshStandardMaterial {
	const material = new MeshStandardMaterial({ vertexColors: true });
	// The hem throws a wide shadow on smooth linen, where steps would be seen.
	material.defines = { ...material.defines, SHADOW_SAMPLES: 20 };
	material.onBeforeCompile = weave;
	return material;
}

/** Threads on the linen, its seams, and the grain of wood. */
function weave(shader: WebGLProgramParametersWithUniforms) {
	shader.vertexShader = shader.vertexShader
		.replace(
			'void main() {',
			'varying vec2 vForm; varying vec3 vAt; void main() {\nvForm = uv; vAt = position;',
		)
		.replace('#include <project_vertex>', `#include <project_vertex>\n${recede}`);
	shader.fragmentShader = shader.fragmentShader
		.replace('void main() {', 'varying vec2 vForm; varying vec3 vAt; void main() {')
		.replace('#include <color_fragment>', `#include <color_fragment>\n${linen}`)
		.replace('float roughnessFactor = roughness;', 'float roughnessFactor = vColor.a;');
}

/**
 * At its place in the picture, linen lies a little farther away than it is, or single samples of steep sides come through
 * the cloth on it. An offset of polygons would be another state of the card, which it prepares in the first frame.
 */
const recede =
	'if (color.a > 0.9) gl_Position = projectionMatrix * vec4(mvPosition.xyz * 1.002, 1.0);';

const linen = `
if (vColor.a > 0.9) {
	vec2 cell = vec2(vForm.x * 0.12, vForm.y) / 0.0009;
	float fine = 1.0 - smoothstep(0.25, 0.7, length(fwidth(cell)));
	vec2 thread = abs(fract(cell) - 0.5);
	vec2 slub = fract(sin(floor(cell.yx) * 12.9898 + floor(cell * 0.05) * 4.7) * 43758.5453) - 0.5;
	diffuseColor.rgb *= 1.0 + fine * (0.2 * (0.5 - thread.x - thread.y) + 0.07 * (slub.x + slub.y));
	float off = min(min(abs(vForm.x - 0.62), abs(vForm.x - 2.55)), min(vForm.x, 3.14159 - vForm.x)) * 0.1;
	diffuseColor.rgb *= 1.0 - 0.3 * (1.0 - smoothstep(0.0003, 0.0009 + fwidth(off), off));
} else if (vColor.r > vColor.b * 2.0) {
	float grain = sin(vAt.y * 90.0 + 3.0 * sin(vAt.x * 60.0 + vAt.z * 40.0)) * sin((vAt.x - vAt.z) * 420.0);
	diffuseColor.rgb *= 1.0 + 0.14 * grain;
}
`;
