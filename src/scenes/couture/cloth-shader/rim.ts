import type { Chunk } from './chunk.ts';

/** Dyes with less luminance than the first are dark, with more than the second they are not. */
const dark = [0.015, 0.16] as const;
/** As a share of white paper. */
const flare = 0.005;
const nap = 0.032;

/**
 * Two lamps from behind, as for black clothes in a studio: dark cloth is seen by its outlines and by the edges of its
 * folds. The lamps go around with the camera, as all of the light does.
 */
export const rim: Chunk = {
	outgoing: `
float depth = 1.0 - smoothstep(${dark[0]}, ${dark[1]}, dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)));
float grazing = pow(1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0), 2.0);
float beside = smoothstep(0.1, 0.9, dot(normal, vec3(0.86, 0.5, 0.0))) + 0.6 * smoothstep(0.2, 0.9, dot(normal, vec3(-0.95, 0.3, 0.0)));
// In the hue of the dye: grey light on blue cloth is violet.
float purest = max(diffuseColor.r, max(diffuseColor.g, diffuseColor.b));
float palest = min(diffuseColor.r, min(diffuseColor.g, diffuseColor.b));
vec3 hue = mix(vec3(1.0), diffuseColor.rgb / max(purest, 0.001), (purest - palest) / max(purest, 0.001));
outgoingLight += vec3(0.12) * hue * depth * grazing * beside * openness;
// What a lens scatters: no shadow on black cloth is darker.
outgoingLight += ${flare} * black * (0.4 + 0.6 * openness);
#if NUM_DIR_LIGHTS > 0
	// The nap of black cloth that faces the lamp.
	outgoingLight += ${nap} * black * pow(max(dot(normal, directionalLights[0].direction), 0.0), 2.0) * openness;
#endif
`,
};
