import { handleRadius, turnArm } from '#tools/couture/handles.ts';
import { mostPrints } from '#tools/couture/print.ts';
import type { Chunk } from './chunk.ts';
import { techniques } from './print-techniques.ts';

/** Width of the frame around the selected print, as a share of the print. */
const frameWidth = 0.012;

/** The frame and the handles of the print in hand, and the line to which it snaps. */
const frame = `
		if (number == printInHand) {
			vec2 rim = abs(abs(own) - reach);
			bool along = (rim.x < ${frameWidth} && abs(own.y) < reach.y + ${frameWidth})
				|| (rim.y < ${frameWidth} && abs(own.x) < reach.x + ${frameWidth});
			if (along) {
				bool dash = fract((own.x + own.y) * 12.0) < 0.6;
				dyed = dash ? vec3(0.04, 0.13, 0.62) : vec3(1.0);
				ink = 1.0;
			}
			if (printGuide > 0.5 && abs(at.x) < 0.0001 && abs(vCloth.x) < 0.0008) {
				dyed = vec3(0.85, 0.1, 0.45);
				ink = 1.0;
			}
			if (printHandles > 0.5) {
				// In metres: handles are of one size, however large the print is.
				vec2 arm = vec2(own.x, own.y - reach.y) * at.w;
				float corner = length(rim * at.w);
				float knob = min(corner, distance(arm, vec2(0.0, ${turnArm})));
				bool stem = abs(arm.x) < 0.0006 && arm.y > 0.0 && arm.y < ${turnArm};
				if (knob < ${handleRadius} || stem) {
					dyed = knob < ${handleRadius * 0.62} ? vec3(1.0) : vec3(0.04, 0.13, 0.62);
					ink = 1.0;
				}
			}
		}
`;

/**
 * Each print has a place on the flat pattern, so it lies on the cloth without being projected. The inside of the cloth
 * has none.
 */
export const prints: Chunk = {
	head: `
uniform sampler2D prints;
uniform sampler2D sewing;
uniform int printCount;
uniform int printInHand;
uniform float printHandles;
uniform float printGuide;
uniform vec4 printAt[${mostPrints}];
uniform vec4 printTurn[${mostPrints}];
uniform vec4 printTile[${mostPrints}];
`,
	colours: `
float pressed = 0.0;
float sewn = 0.0;
vec2 sewnWay = vec2(1.0, 0.0);
vec2 clothX = dFdx(vCloth.xy);
vec2 clothY = dFdy(vCloth.xy);
if (inward < 0.5 && vCloth.z > -0.5) {
	for (int number = 0; number < ${mostPrints}; number++) {
		if (number >= printCount) break;
		vec4 at = printAt[number];
		if (abs(at.z - vCloth.z) > 0.25) continue;
		mat2 turned = mat2(printTurn[number].x, -printTurn[number].y, printTurn[number].y, printTurn[number].x) / at.w;
		vec2 own = turned * (vCloth.xy - at.xy);
		vec2 reach = printTurn[number].zw;
		vec4 tile = printTile[number];
		// A layer on the cloth goes a little beyond its drawing.
		vec2 room = reach + (tile.w > 0.5 ? 0.0012 / at.w : 0.0);
		if (abs(own.x) < room.x && abs(own.y) < room.y) {
			vec2 flipped = vec2(own.x, -own.y);
			vec2 place = tile.xy + (flipped + 0.5) * tile.z;
			vec2 acrossX = turned * clothX * tile.z;
			vec2 acrossY = turned * clothY * tile.z;
			vec4 printed = textureGrad(prints, place, acrossX, acrossY);
			${techniques}
		}
		${frame}
	}
}
`,
	// Cloth without gloss gets that of the layer or thread on it.
	material: `
float glaze = max(pressed, 0.5 * sewn);
material.specularColorBlended = max(material.specularColorBlended, vec3(0.04 * glaze));
material.specularF90 = max(material.specularF90, glaze);
material.roughness = mix(material.roughness, 0.3, pressed);
material.roughness = mix(material.roughness, 0.5, sewn);
#ifdef USE_ANISOTROPY
	material.anisotropy *= 1.0 - ink;
	material.alphaT = mix(pow2(material.roughness), 1.0, pow2(material.anisotropy));
#endif
`,
	// Ink has no fibres that light goes through: it takes more of the shade of folds than the cloth does. Thread gleams where
	// the light comes from the side of it: each way of stitches from somewhere else.
	hidden: `
#if NUM_DIR_LIGHTS > 0
	reflectedLight.directDiffuse *= mix(1.0, 0.25 + 1.45 * clamp(dot(normal, directionalLights[0].direction), 0.0, 1.0), ink);
#endif
#if NUM_DIR_LIGHTS > 0 && defined(USE_NORMALMAP_TANGENTSPACE)
	if (sewn > 0.01) {
		vec3 lampWay = directionalLights[0].direction;
		float beside = dot(normalize(tbn * vec3(sewnWay, 0.0)), normalize(lampWay + toEye));
		float gleam = pow(max(0.0, 1.0 - beside * beside), 22.0) * clamp(dot(nonPerturbedNormal, lampWay) + 0.25, 0.0, 1.0);
		reflectedLight.directSpecular += sewn * gleam * (0.3 * diffuseColor.rgb + 0.035);
		reflectedLight.directDiffuse *= 1.0 - 0.2 * sewn * (1.0 - gleam);
	}
#endif
`,
};
