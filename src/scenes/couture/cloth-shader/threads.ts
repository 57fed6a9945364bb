import type { Chunk } from './chunk.ts';

/** The dye on yarns of two tones. `first` is how much of the first is seen. */
const yarns = `
uniform vec4 yarns;
uniform vec2 woven;
vec3 toYarns(vec3 dye, float bright, float first) {
	// Paler in the hue of the dye: white would turn blue cloth violet.
	vec3 across = dye + yarns.x * (dye * 1.35 + 0.05 * clamp(0.04 + bright * 6.0, 0.0, 1.0)) * (1.0 - dye);
	// The first yarn is as much darker as the second is paler, so that both together have the colour of the swatch.
	return mix(across, max(dye * 0.5, dye - (across - dye) * (1.0 / woven.x - 1.0)), first);
}
`;

/** Metres of cloth after which the unevenness of yarns repeats. */
const slubRepeat = 0.21;

/**
 * What a cloth is woven of, seen from near: two sets of yarns, of which the second may be paler, uneven as they were spun, and
 * which wander: straight rows would be a grid of pixels. Loops of knitted cloth do not. From afar the smaller copies of the pictures, in
 * which all of this is one mean colour, take over.
 */
export const threads: Chunk = {
	head: `
uniform sampler2D slubs;
uniform float clouds;
${yarns}`,
	colours: `
// What lies on the cloth: its slope to the right and down, and how much of the threads is still seen.
vec2 raised = vec2(0.0);
float bare = 1.0;
vec4 slub = texture2D(slubs, vPattern * ${(1 / slubRepeat).toFixed(3)});
vec4 thread = vec4(0.5, 0.5, 1.0, 1.0);
#ifdef USE_NORMALMAP_TANGENTSPACE
	// A repeat has 16 yarns. Yarns as wide as two pixels would make rings where they meet the grid: a smaller copy is softer.
	// The lines of a twill, of which most is warp, would be ropes. The relief of a picture lies where its colours are.
	float wander = woven.x < 0.6 ? 0.18 : woven.x < 1.0 ? 0.09 : 0.04 * yarns.w;
	float yarnsInPixel = length(fwidth(vNormalMapUv)) * 16.0;
	thread = texture2D(normalMap, vNormalMapUv + (slub.gr - 0.5) * wander, 0.4 * yarns.w + smoothstep(0.35, 0.85, yarnsInPixel));
	thread.ba = mix(vec2(1.0), thread.ba, yarns.w);
#endif
float uneven = mix(slub.g, slub.r, thread.b) - 0.5;
float bright = dot(dyed, vec3(0.2126, 0.7152, 0.0722));
dyed = toYarns(dyed, bright, thread.b);
// On white, shades are seen that a dye hides.
dyed *= 1.0 + uneven * mix(yarns.y, min(yarns.y, 0.1), smoothstep(0.4, 0.8, bright)) + (slub.b - 0.5) * clouds;
dyed *= mix(1.0, (0.45 + 0.62 * thread.a) / (0.45 + 0.62 * woven.y), yarns.z);
`,
	// The eye sees small differences least in the brightest tones: the grain of white cloth is as much stronger, and in black cloth fibres catch light.
	outgoing: `
outgoingLight *= 1.0 + uneven * min(yarns.y, 0.07) * bare * (1.8 * white + 4.0 * black);
`,
	normals: `
#ifdef USE_NORMALMAP_TANGENTSPACE
	vec2 slope = (thread.rg * 2.0 - 1.0) * normalScale * bare;
	#ifdef USE_ANISOTROPY
		// Each thread of silk gleams in a place of its own: a highlight is no glaze.
		slope += (slub.rg - 0.5) * vec2(0.1, 0.04) * bare;
	#endif
	normal = normalize(tbn * vec3(slope + raised, 1.0));
#endif
`,
};

/** From afar, where all of that is one tone. */
export const afar: Chunk = {
	head: yarns,
	colours: `
vec4 slub = vec4(0.5);
float bright = dot(dyed, vec3(0.2126, 0.7152, 0.0722));
dyed = toYarns(dyed, bright, woven.x);
`,
};
