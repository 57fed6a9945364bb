import { Color, type DataArrayTexture, MeshStandardMaterial } from 'three';

/** Colours in which each side of the solved cube is stitched: ground, first and second thread. */
const sides = [
	['#bf5a36', '#f4eee2', '#16235a'],
	['#aebfe8', '#1f45c4', '#f4eee2'],
	['#f4eee2', '#1f45c4', '#bf5a36'],
	['#2f7d57', '#f2d9a0', '#f4eee2'],
	['#dc9f33', '#16235a', '#bf5a36'],
	['#16235a', '#dc9f33', '#aebfe8'],
] as const;

/** The colours of the sides without pictures; each also has its own mark, for visitors who cannot distinguish the colours. */
const plainSides = ['#d4472b', '#3f8ae0', '#f6f1e6', '#f2c12e', '#1d7a46', '#6b2f8a'] as const;

const declarations = /* glsl */ `
	uniform vec3 plainSides[6];
	uniform float plain;
	uniform sampler2DArray motifs;
	uniform vec3 dyes[18];
	varying vec3 vSpot;
	varying float vSide;
	varying float vFace;
	varying float vOuter;
	varying float vLit;

	/* Where on its side a point lies, 0 to 1, u to the right and v up as seen from outside. */
	vec2 toSpot(vec3 at, float side) {
		if (side < 0.5) return vec2(-at.z, at.y) + 0.5;
		if (side < 1.5) return vec2(at.z, at.y) + 0.5;
		if (side < 2.5) return vec2(at.x, -at.z) + 0.5;
		if (side < 3.5) return vec2(at.x, at.z) + 0.5;
		if (side < 4.5) return vec2(at.x, at.y) + 0.5;
		return vec2(-at.x, at.y) + 0.5;
	}

	/* 1 inside the patch that is sewn on a side, 0 outside of it. */
	float toPatch(vec2 spot) {
		vec2 beyond = abs(spot - 0.5) - (patchHalf - patchRadius);
		float away = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - patchRadius;
		return 1.0 - smoothstep(-0.006, 0.006, away);
	}

	/* 1 on the mark of a side: dot, bar, none, ring, cross, square. */
	float toMark(vec2 at, int side) {
		vec2 away = abs(at - 0.5);
		float far = length(away);
		if (side == 0) return 1.0 - smoothstep(0.11, 0.13, far);
		if (side == 1) return (1.0 - smoothstep(0.045, 0.065, away.y)) * (1.0 - smoothstep(0.2, 0.22, away.x));
		if (side == 2) return 0.0;
		if (side == 3) return 1.0 - smoothstep(0.035, 0.055, abs(far - 0.17));
		float least = min(away.x, away.y);
		float most = max(away.x, away.y);
		if (side == 4) return (1.0 - smoothstep(0.045, 0.065, least)) * (1.0 - smoothstep(0.2, 0.22, most));
		return 1.0 - smoothstep(0.11, 0.13, most);
	}
`;

const colouring = /* glsl */ `
	vec2 spot = toSpot(vSpot, vSide);
	float patchShare = toPatch(spot) * vOuter;
	vec2 onPatch = (spot - 0.5) / (2.0 * patchHalf) + 0.5;
	vec3 motif = texture(motifs, vec3(onPatch.x, 1.0 - onPatch.y, vFace)).rgb;
	int side = int(vSide + 0.5) * 3;
	vec3 cloth = dyes[side] * (1.0 - motif.r - motif.g) + dyes[side + 1] * motif.r + dyes[side + 2] * motif.g;
	vec3 dyed = plainSides[side / 3];
	float lightness = dot(dyed, vec3(0.2126, 0.7152, 0.0722));
	vec3 marked = mix(dyed, vec3(lightness > 0.18 ? 0.012 : 0.85), toMark(onPatch, side / 3));
	vec3 shown = mix(cloth * pow(motif.b * 1.992, 2.2), marked, plain);
	diffuseColor.rgb = mix(diffuseColor.rgb, shown, patchShare);
	/* A cube that the lesson speaks of glows around its patches. */
	totalEmissiveRadiance += vLit * (1.0 - patchShare) * vec3(2.0, 1.24, 0.16);
`;

/* The threads are raised: the lightness of a point is its height. */
const relief = /* glsl */ `
	float height = patchShare * mix(0.35 + motif.b * 0.5 + (motif.r + motif.g) * 0.3, 0.6, plain) * 0.02;
	vec3 dx = dFdx(-vViewPosition);
	vec3 dy = dFdy(-vViewPosition);
	vec3 r1 = cross(dy, normal);
	vec3 r2 = cross(normal, dx);
	float det = dot(dx, r1) * (gl_FrontFacing ? 1.0 : -1.0);
	vec3 slope = sign(det) * (dFdx(height) * r1 + dFdy(height) * r2);
	normal = normalize(abs(det) * normal - slope);
`;

/**
 * Smooth cubes on whose outer sides patches of cloth are sewn. Instances bring `face`, `home` and `lit`, 1 for a
 * cube that glows. `plain` is 1 for sides
 * of one colour without pictures, and can be changed later.
 */
export function createStitchedMaterial(
	motifs: DataArrayTexture,
	plain: { value: number } = { value: 0 },
): MeshStandardMaterial {
	const material = new MeshStandardMaterial({ color: '#20242f', roughness: 0.38, metalness: 0 });
	const dyes = sides.flat().map((hex) => new Color(hex));
	material.defines = { ...material.defines, patchHalf: '0.43', patchRadius: '0.07' };
	material.onBeforeCompile = (shader) => {
		shader.uniforms.motifs = { value: motifs };
		shader.uniforms.dyes = { value: dyes };
		shader.uniforms.plainSides = { value: plainSides.map((hex) => new Color(hex)) };
		shader.uniforms.plain = plain;
		shader.vertexShader = shader.vertexShader
			.replace(
				'#include <common>',
				`#include <common>
				attribute float side;
				attribute float face;
				attribute vec3 home;
				attribute float lit;
				varying vec3 vSpot;
				varying float vSide;
				varying float vFace;
				varying float vOuter;
				varying float vLit;`,
			)
			.replace(
				'#include <begin_vertex>',
				`#include <begin_vertex>
				vSpot = position;
				vSide = side;
				vFace = face;
				vLit = lit;
				float way = side < 1.5 ? home.x : side < 3.5 ? home.y : home.z;
				vOuter = way * (mod(side, 2.0) < 0.5 ? 1.0 : -1.0) > 0.5 ? 1.0 : 0.0;`,
			);
		shader.fragmentShader = shader.fragmentShader
			.replace('#include <common>', `#include <common>\n${declarations}`)
			.replace('#include <color_fragment>', `#include <color_fragment>\n${colouring}`)
			.replace(
				'#include <roughnessmap_fragment>',
				'#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, 0.82, patchShare);',
			)
			.replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${relief}`);
	};
	return material;
}
