import { ShadowMaterial, type Texture } from 'three';
import type { Footprint } from './footprint.ts';

/** A lighter disc with an edge, and the shadows on it. */
export class FloorMaterial extends ShadowMaterial {
	readonly #own = {
		shade: { value: null as Texture | null },
		rect: { value: [0, 0, 1, 1] },
		depth: { value: 0 },
		radius: { value: 1 },
	};

	constructor() {
		super({
			color: '#0c1020',
			opacity: 0.2,
			transparent: true,
			depthWrite: false,
			toneMapped: false,
		});
		this.onBeforeCompile = (shader) => {
			Object.assign(shader.uniforms, this.#own);
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
	}

	/** A radius in metres, and the shade of a garment that stands on it. */
	lay(radius: number, shade: Texture, footprint: Footprint | undefined) {
		this.#own.radius.value = radius;
		this.#own.shade.value = shade;
		this.#own.depth.value = footprint ? 0.7 : 0;
		if (!footprint) return;
		const [x, z] = footprint.middle;
		this.#own.rect.value = [x, -z, ...footprint.radius];
	}
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
