import { useEffect, useMemo } from 'react';
import type { WebGLProgramParametersWithUniforms } from 'three';
import { standStill } from '#scenes/stage/stand-still.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { createStand } from './stand-geometry.ts';

interface Props {
	model: GarmentKey;
	/** Metres from the middle of the garment up to its hem and to the ground: negative. */
	hem: number;
	floor: number;
}

/** The dress form that a garment hangs on, in one draw. */
export function Stand({ model, hem, floor }: Props) {
	const stand = useMemo(() => createStand(model, { hem, floor }), [model, hem, floor]);
	useEffect(() => () => stand.dispose(), [stand]);
	return (
		<mesh {...standStill} geometry={stand} castShadow receiveShadow>
			<meshStandardMaterial vertexColors onBeforeCompile={weave} />
		</mesh>
	);
}

/** Roughness from the colours of the corners, threads on the linen, and its seams. */
function weave(shader: WebGLProgramParametersWithUniforms) {
	shader.vertexShader = shader.vertexShader.replace(
		'void main() {',
		'varying vec2 vForm; varying vec3 vAt; void main() {\nvForm = uv; vAt = position;',
	);
	shader.fragmentShader = shader.fragmentShader
		.replace('void main() {', 'varying vec2 vForm; varying vec3 vAt; void main() {')
		.replace('#include <color_fragment>', `#include <color_fragment>\n${linen}`)
		.replace('float roughnessFactor = roughness;', 'float roughnessFactor = vColor.a;');
}

const linen = `
if (vColor.a > 0.9) {
	for (float size = 0.0009; size < 0.004; size *= 3.4) {
		vec2 cell = vec2(vForm.x * 0.12, vForm.y) / size;
		float fine = 1.0 - smoothstep(0.25, 0.7, length(fwidth(cell)));
		vec2 thread = abs(fract(cell) - 0.5);
		vec2 slub = fract(sin(floor(cell.yx) * 12.9898 + floor(cell * 0.05) * 4.7) * 43758.5453) - 0.5;
		float relief = size < 0.001 ? 0.2 * (0.5 - thread.x - thread.y) : 0.0;
		diffuseColor.rgb *= 1.0 + fine * (relief + 0.07 * (slub.x + slub.y));
	}
	float off = min(min(abs(vForm.x - 0.62), abs(vForm.x - 2.55)), min(vForm.x, 3.14159 - vForm.x)) * 0.1;
	diffuseColor.rgb *= 1.0 - 0.3 * (1.0 - smoothstep(0.0003, 0.0009 + fwidth(off), off));
} else if (vColor.r > vColor.b * 2.0) {
	float grain = sin(vAt.y * 90.0 + 3.0 * sin(vAt.x * 60.0 + vAt.z * 40.0)) * sin((vAt.x - vAt.z) * 420.0);
	diffuseColor.rgb *= 1.0 + 0.14 * grain;
}
`;
