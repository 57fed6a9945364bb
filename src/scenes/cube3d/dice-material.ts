import { type DataArrayTexture, MeshStandardMaterial } from 'three';

/** Which spots the sides +x, -x, +y, -y, +z, -z have: opposite ones make seven. */
const spots = [1, 6, 2, 5, 3, 4] as const;

/** A die of embroidered cloth: each of its sides shows one layer of the faces. */
export function createDiceMaterial(faces: DataArrayTexture): MeshStandardMaterial {
	const material = new MeshStandardMaterial({ roughness: 0.62 });
	material.onBeforeCompile = (shader) => {
		shader.uniforms.faces = { value: faces };
		shader.uniforms.layers = { value: spots.map((spot) => spot - 1) };
		shader.vertexShader = shader.vertexShader
			.replace(
				'#include <common>',
				`#include <common>
				attribute float side;
				varying vec3 vSpot;
				varying float vSide;`,
			)
			.replace(
				'#include <begin_vertex>',
				`#include <begin_vertex>
				vSpot = position;
				vSide = side;`,
			);
		shader.fragmentShader = shader.fragmentShader
			.replace(
				'#include <common>',
				`#include <common>
				uniform sampler2DArray faces;
				uniform float layers[6];
				varying vec3 vSpot;
				varying float vSide;`,
			)
			.replace(
				'#include <color_fragment>',
				`#include <color_fragment>
				vec2 spot = vSide < 1.5 ? vSpot.zy : vSide < 3.5 ? vSpot.xz : vSpot.xy;
				diffuseColor.rgb = texture(faces, vec3(spot + 0.5, layers[int(vSide + 0.5)])).rgb;`,
			);
	};
	return material;
}
