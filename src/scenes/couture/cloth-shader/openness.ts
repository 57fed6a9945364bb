import type { Chunk } from './chunk.ts';

/** Folds, and the inside of the garment, get less of the light. */
export const openness: Chunk = {
	hidden: `
float openness = mix(vShade.x, max(vShade.y, 0.25), inward);
reflectedLight.indirectDiffuse *= openness;
reflectedLight.indirectSpecular *= openness;
reflectedLight.directDiffuse *= mix(1.0, openness, 0.4);
#ifdef USE_SHEEN
	sheenSpecularIndirect *= openness;
	sheenSpecularDirect *= mix(1.0, openness, 0.6);
#endif
`,
};
