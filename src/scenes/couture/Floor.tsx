import { type Ref, useEffect, useMemo } from 'react';
import type { Mesh, WebGLProgramParametersWithUniforms } from 'three';
import { createShade } from '#scenes/stage/contact-shade.ts';
import { standStill } from '#scenes/stage/stand-still.ts';
import type { Footprint } from './footprint.ts';

interface Props {
	ref?: Ref<Mesh>;
	/** Metres above the middle of the scene. */
	height: number;
	/** Radius of the platform in metres. */
	radius: number;
	/** The garment on it darkens it. */
	footprint?: Footprint;
}

/**
 * A round platform that garments are shown on, in one draw with the shadows on it: a lighter disc with an edge, on
 * whatever is behind the canvas.
 */
export function Floor({ ref = null, height, radius, footprint }: Props) {
	const shade = useMemo(() => createShade(footprint?.outline), [footprint]);
	useEffect(() => () => shade.dispose(), [shade]);
	const compile = useMemo(() => {
		const [x, z] = footprint?.middle ?? [0, 0];
		const [across, deep] = footprint?.radius ?? [0, 0];
		return (shader: WebGLProgramParametersWithUniforms) => {
			Object.assign(shader.uniforms, {
				shade: { value: shade },
				rect: { value: [x, -z, across || 1, deep || 1] },
				depth: { value: footprint ? 0.7 : 0 },
				radius: { value: radius },
			});
			shader.vertexShader = shader.vertexShader
				.replace('void main', 'varying vec2 vFloor; uniform float radius; void main')
				.replace('}', 'vFloor = position.xy * radius * 2.02; }');
			shader.fragmentShader = shader.fragmentShader
				.replace(
					'void main',
					`varying vec2 vFloor; uniform sampler2D shade; uniform vec4 rect; uniform float depth; uniform float radius;
					void main`,
				)
				.replace(/gl_FragColor = .*/, paint);
		};
	}, [footprint, shade, radius]);
	const size = 2.02 * radius;
	return (
		<mesh
			ref={ref}
			{...standStill}
			rotation-x={-Math.PI / 2}
			position-y={height}
			scale={[size, size, 1]}
			receiveShadow
		>
			<planeGeometry />
			<shadowMaterial
				color="#0c1020"
				opacity={0.2}
				transparent
				depthWrite={false}
				toneMapped={false}
				onBeforeCompile={compile}
			/>
		</mesh>
	);
}

/** What is dark lies on what is light: a disc that is lightest in its middle, with a bevel at its edge. */
const paint = `
float away = length(vFloor) / radius;
float soft = fwidth(away);
float inside = clamp((1.0 - away) / soft + 0.5, 0.0, 1.0);
float bevel = clamp((away - 0.991) / soft + 0.5, 0.0, 1.0);
float light = inside * (0.34 - 0.22 * pow2(away) + 0.09 * bevel);
vec2 at = (vFloor - rect.xy) / rect.zw * 0.5 + 0.5;
float contact = max(abs(at.x - 0.5), abs(at.y - 0.5)) < 0.5 ? depth * texture2D(shade, at).g : 0.0;
float dark = inside * (1.0 - (1.0 - opacity * (1.0 - getShadowMask())) * (1.0 - contact));
float all = dark + light * (1.0 - dark);
gl_FragColor = vec4((color * dark + light * (1.0 - dark)) / max(all, 0.001), all);
`;
