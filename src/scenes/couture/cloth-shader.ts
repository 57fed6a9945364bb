import type { WebGLProgramParametersWithUniforms } from 'three';
import { partNames } from '#tools/couture/garments.ts';
import { handleRadius, turnArm } from '#tools/couture/handles.ts';
import { mostPrints } from '#tools/couture/print.ts';

/** Width of the frame around the selected print, as a share of the print. */
const frameWidth = 0.012;

const vertexHead = `
attribute vec2 shade;
attribute float part;
attribute vec3 cloth;
varying vec2 vShade;
varying float vPart;
varying vec3 vCloth;
`;

const vertexBody = `
vShade = shade;
vPart = part;
vCloth = cloth;
`;

const fragmentHead = `
varying vec2 vShade;
varying float vPart;
varying vec3 vCloth;
uniform vec3 partColours[${partNames.length}];
uniform float partTextured[${partNames.length}];
uniform float gain;
uniform float mapGain;
uniform float sheenDye;
uniform sampler2D prints;
uniform int printCount;
uniform int printInHand;
uniform float printHandles;
uniform float printGuide;
uniform vec4 printAt[${mostPrints}];
uniform vec4 printTurn[${mostPrints}];
uniform vec4 printTile[${mostPrints}];
`;

/**
 * How much of the inside of the cloth is seen. Along outlines and folds, slivers of the inside appear between triangles
 * that bend away, although the cloth there still faces the eye. They do not count as inside.
 */
const sides = `
float inward = gl_FrontFacing ? 0.0 : smoothstep(0.3, 0.55, -dot(normalize(vNormal), normalize(vViewPosition)));
`;

/**
 * Dye, texture, and then the prints: each has a place on the flat pattern, so it lies on the cloth
 * without being projected. The inside of the cloth has none.
 */
const colours = `
int partNumber = int(vPart + 0.5);
vec3 dyed = partColours[partNumber];
#ifdef USE_MAP
	dyed *= mix(vec3(1.0), texture2D(map, vMapUv).rgb * mapGain, partTextured[partNumber]);
#endif
float ink = 0.0;
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
		if (abs(own.x) < reach.x && abs(own.y) < reach.y) {
			vec4 tile = printTile[number];
			vec2 flipped = vec2(own.x, -own.y);
			vec2 place = tile.xy + (flipped + 0.5) * tile.zw;
			vec2 acrossX = turned * clothX * tile.zw;
			vec2 acrossY = turned * clothY * tile.zw;
			vec4 printed = textureGrad(prints, place, acrossX, acrossY);
			dyed = printed.rgb + dyed * (1.0 - printed.a);
			ink = max(ink, printed.a);
		}
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
	}
}
diffuseColor.rgb = min(dyed * gain, vec3(1.0));
`;

/**
 * Part of the light on the fibres is white. Dark dye goes into the fibres, too: black wool with a white sheen would be
 * grey.
 */
const fibres = `
#ifdef USE_SHEEN
	float pale = sqrt(dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)));
	material.sheenColor *= mix(vec3(min(1.0, pale * 2.2)), diffuseColor.rgb, sheenDye) * (1.0 - 0.7 * ink);
#endif
`;

const hidden = `
float openness = mix(vShade.x, max(vShade.y, 0.25), inward);
reflectedLight.indirectDiffuse *= openness;
reflectedLight.indirectSpecular *= openness;
reflectedLight.directDiffuse *= mix(1.0, openness, 0.4);
#ifdef USE_SHEEN
	sheenSpecularIndirect *= openness;
	sheenSpecularDirect *= mix(1.0, openness, 0.6);
#endif
`;

/**
 * The lamps of the stage are warm, so white cloth would look cream. As in photography, the light is balanced and not
 * the dye, so that the middle of a lit cloth has the colour of its swatch.
 */
const balance = `
outgoingLight *= vec3(0.94, 1.05, 1.25);
#include <opaque_fragment>
`;

/**
 * At outlines a pixel may lie beside the triangle that it is drawn for, and its normal then points
 * away from the eye: cloth with sheen is black there. Such normals are turned back to the eye.
 */
const outlines = `
vec3 toEye = normalize(vViewPosition);
if (!gl_FrontFacing && inward < 0.5) normal = -normal;
float facing = dot(normal, toEye);
if (facing < 0.15) normal = normalize(normal + toEye * (0.15 - facing));
`;

/** Adds to the shader of a physical material what cloth has beyond it. */
export function weaveShader(shader: WebGLProgramParametersWithUniforms) {
	shader.vertexShader = shader.vertexShader
		.replace('#include <common>', `#include <common>\n${vertexHead}`)
		.replace('#include <begin_vertex>', `#include <begin_vertex>\n${vertexBody}`);
	shader.fragmentShader = shader.fragmentShader
		.replace('#include <common>', `#include <common>\n${fragmentHead}`)
		.replace('#include <map_fragment>', sides + colours)
		.replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${outlines}`)
		.replace(
			'#include <lights_physical_fragment>',
			`#include <lights_physical_fragment>\n${fibres}`,
		)
		.replace('#include <aomap_fragment>', hidden)
		.replace('#include <opaque_fragment>', balance);
}
