import type { Chunk } from './chunk.ts';

/**
 * The lamps of the stage are warm, so white cloth would look cream. As in photography, the light is balanced and not
 * the dye, so that the middle of a lit cloth has the colour of its swatch.
 */
export const balance: Chunk = {
	outgoing: `
outgoingLight *= mix(vec3(0.95, 1.035, 1.19), vec3(0.957, 1.034, 1.168), exposed);
`,
};
