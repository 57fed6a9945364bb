import { partNames } from '#tools/couture/garments.ts';
import type { Chunk } from './chunk.ts';

/** The dye of each part, and the texture. */
export const dye: Chunk = {
	head: `
uniform vec3 partColours[${partNames.length}];
uniform float partTextured[${partNames.length}];
`,
	colours: `
int partNumber = int(vPart + 0.5);
vec3 dyed = partColours[partNumber];
#ifdef USE_MAP
	dyed *= mix(vec3(1.0), texture2D(map, vMapUv).rgb, partTextured[partNumber]);
#endif
`,
};

/**
 * White cloth is exposed so much less than dyes, whose tones the bright end of the curve hardly presses together: its folds
 * and threads keep the differences of their shades. What is darker than the middle of lit cloth is printed harder.
 */
const whitest = 0.56;
/** Luminance from which cloth is treated as white, and from which it is entirely. */
export const whites = [0.76, 0.999] as const;
/** Other pale dyes, whose brightest tones would be one, are exposed so much less. */
const pale = 0.09;
const middle = 0.7;
const hardness = 0.12;

/** Share of dye that is not seen where dyed cloth is lit most, and how much that is dimmed: less in dark dyes than in pale ones. */
const paling = 0.1;
const glow = [0.3, 0.55] as const;

/** Even black fibres scatter this much light: by it, and not by gloss, the folds of black cloth are seen. */
const blackest = 0.006;

/** The brightness that the visitor chose. It comes after all that has a colour. */
export const brightness: Chunk = {
	head: `
uniform float gain;
`,
	colours: `
diffuseColor.rgb = min(dyed * gain, vec3(1.0));
float light = dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722));
// By the dye and not by its yarns, of which the darker would be exposed longer.
// Thread and ink that are nearly white would glow on white cloth, and ink on dark cloth. On other pale cloth, which is exposed
// in full, so is its ink: it would be a grey that is darker than the cloth.
float exposed = smoothstep(${whites.join(', ')}, bright * gain);
float glowing = smoothstep(0.2, 0.9, light) * max(exposed, 1.0 - smoothstep(0.3, 0.7, bright * gain));
float white = mix(smoothstep(${whites.join(', ')}, mix(bright * gain, light, stitched)), glowing, ink);
float black = 1.0 - smoothstep(0.006, 0.022, light);
diffuseColor.rgb *= 1.0 + ${blackest} * black / max(light, 0.002);
diffuseColor.rgb *= 1.0 - ${whitest} * white;
diffuseColor.rgb *= 1.0 - ${pale} * smoothstep(0.3, 0.6, bright * gain) * (1.0 - white) * (1.0 - ink);
`,
	outgoing: `
float lit = dot(outgoingLight, vec3(0.2126, 0.7152, 0.0722)) / ${middle};
outgoingLight *= mix(1.0, pow(clamp(lit, 0.1, 1.2), ${hardness}), white);
// How much brighter than its dye cloth is: what gleams most has less of the dye, and no dye glows.
float shine = dot(outgoingLight, vec3(0.2126, 0.7152, 0.0722)) / max(light, 0.01);
float glows = (1.0 - white) * (1.0 - metalnessFactor);
outgoingLight = mix(outgoingLight, vec3(light * shine), ${paling} * smoothstep(0.9, 1.7, shine) * glows);
outgoingLight *= mix(1.0, pow(max(shine / 1.2, 1.0), -mix(${glow[0]}, ${glow[1]}, smoothstep(0.3, 0.6, bright * gain))), glows);
`,
};
