import { ShadowMaterial, type Texture } from 'three';
import type { Footprint } from './footprint.ts';
import { skirting } from './room-geometry.ts';
import { footRadius } from './stand/stand-geometry.ts';

/** A floor of boards with the shadows on it, and the skirting board around it. The wall is whatever is behind the canvas. */
export class RoomMaterial extends ShadowMaterial {
	readonly #own = {
		shade: { value: null as Texture | null },
		rect: { value: [0, 0, 1, 1] },
		depth: { value: 0 },
		radius: { value: 1 },
	};

	constructor() {
		super({
			color: '#0c1020',
			opacity: 0.42,
			transparent: true,
			depthWrite: false,
			toneMapped: false,
		});
		this.onBeforeCompile = (shader) => {
			Object.assign(shader.uniforms, this.#own);
			shader.vertexShader = shader.vertexShader
				.replace(
					'void main',
					'varying vec3 vRoom; varying vec2 vBoards; varying float vAbove; uniform float radius; void main',
				)
				.replace(
					/}\s*$/,
					`vRoom = position * vec3(radius, radius, 1.0);
					vec4 place = modelMatrix * vec4(position, 1.0);
					vBoards = place.xz;
					// From below the floor is not seen, so its edge must not be seen either.
					vAbove = step(place.y - position.z, cameraPosition.y); }`,
				);
			shader.fragmentShader = shader.fragmentShader
				.replace(
					'void main',
					`varying vec3 vRoom; varying vec2 vBoards; varying float vAbove;
					uniform sampler2D shade; uniform vec4 rect; uniform float depth; uniform float radius;
					void main`,
				)
				.replace(/gl_FragColor = .*/, paint);
		};
	}

	/** A radius in metres, and the shade of a garment that stands on it. */
	lay(radius: number, shade: Texture, footprint: Footprint | undefined) {
		this.#own.radius.value = radius;
		this.#own.shade.value = shade;
		this.#own.depth.value = footprint ? 0.8 : 0;
		if (!footprint) return;
		const [x, z] = footprint.middle;
		this.#own.rect.value = [x, -z, ...footprint.radius];
	}
}

/** Metres: a board, and the gap between two. */
const board = { width: 0.1, length: 1.3, gap: 0.002 };

/** The skirting board takes the colour of the wall, so its paint is white that lets through most of that. */
const paint = `
vec2 row = vBoards / vec2(${board.width}, ${board.length});
row.y += fract(sin(floor(row.x) * 12.9898) * 43758.5453);
float tone = fract(sin(dot(floor(row), vec2(78.233, 37.719))) * 43758.5453);
vec2 size = vec2(${board.width}, ${board.length});
vec2 soft = fwidth(vBoards) + 0.0005;
vec2 off = (0.5 - abs(fract(row) - 0.5)) * size;
vec2 open = clamp((${board.gap} - off) / soft + 0.5, 0.0, 1.0) * min(vec2(1.0), ${board.gap} / soft);
float gap = max(open.x, open.y);
float fine = 1.0 - smoothstep(0.002, 0.012, soft.x);
float grain = sin(vBoards.x * 520.0 + 9.0 * tone + 2.5 * sin(vBoards.y * 5.0 + 20.0 * tone)) * sin(vBoards.x * 130.0 + vBoards.y * 1.7 + 40.0 * tone);
float away = length(vRoom.xy) / radius;
float lit = 1.0 - 0.5 * away * away - 0.25 * smoothstep(0.9, 1.0, away);
vec3 wood = vec3(0.68, 0.59, 0.49) * (0.9 + 0.16 * tone + 0.05 * fine * grain) * lit;
vec2 at = (vRoom.xy - rect.xy) / rect.zw * 0.5 + 0.5;
float contact = max(abs(at.x - 0.5), abs(at.y - 0.5)) < 0.5 ? depth * texture2D(shade, at).g : 0.0;
// The foot of the form stands on the floor.
contact = max(contact, 0.75 * step(0.01, depth) * exp(-abs(length(vRoom.xy) - ${footRadius}) / 0.012));
float bright = (1.0 - opacity * (1.0 - getShadowMask())) * (1.0 - contact) * (1.0 - 0.55 * gap);
vec4 ground = vec4(wood * bright, 1.0 - 0.36 * bright);
float up = vRoom.z / ${skirting};
float lip = smoothstep(0.86, 0.9, up) - 0.35;
vec4 rail = up > 0.97 ? vec4(color, 0.12) : vec4(vec3(step(0.0, lip)), abs(lip) * 0.22);
gl_FragColor = vRoom.z > 0.0 ? rail * vec4(1.0, 1.0, 1.0, vAbove) : ground;
`;
