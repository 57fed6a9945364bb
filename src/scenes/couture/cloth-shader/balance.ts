import type { Chunk } from './chunk.ts';

/** White cloth that is at least so bright takes some of the warmth of its lamp, and all of that from the second on. */
const lit = [0.35, 0.8] as const;

/**
 * The lamps of the stage are warm, so white cloth would look cream. As in photography, the light is balanced and not
 * the dye, so that the middle of a lit cloth has the colour of its swatch.
 */
export const balance: Chunk = {
	outgoing: `
float bathed = exposed * smoothstep(${lit[0]}, ${lit[1]}, dot(outgoingLight, vec3(0.2126, 0.7152, 0.0722)));
outgoingLight *= mix(vec3(0.95, 1.035, 1.19), vec3(0.98, 1.03, 1.1), bathed);
`,
};
