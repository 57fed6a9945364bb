import { useEffect, useMemo } from 'react';
import type { WebGLProgramParametersWithUniforms } from 'three';
import { standStill } from '#scenes/stage/stand-still.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { createStand } from './stand-geometry.ts';

interface Props {
	model: GarmentKey;
	/** Metres from the middle of the garment up to the ground: negative. */
	floor: number;
}

/** The dress form that a garment hangs on, in one draw. */
export function Stand({ model, floor }: Props) {
	const stand = useMemo(() => createStand(model, floor), [model, floor]);
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
	vec2 cell = vec2(vForm.x * 0.12, vForm.y) / 0.0011;
	float fine = 1.0 - smoothstep(0.25, 0.6, length(fwidth(cell)));
	vec2 thread = abs(fract(cell) - 0.5);
	float slub = sin(cell.y * 0.37 + sin(cell.x * 0.05) * 2.0) * sin(cell.x * 0.29);
	diffuseColor.rgb *= 1.0 + fine * (0.16 * (thread.x + thread.y - 0.5)) + 0.03 * slub;
	float off = min(min(abs(vForm.x - 0.62), abs(vForm.x - 2.55)), min(vForm.x, 3.14159 - vForm.x)) * 0.1;
	diffuseColor.rgb *= 1.0 - 0.35 * (1.0 - smoothstep(0.0004, 0.0012 + fwidth(off), off));
}
`;
