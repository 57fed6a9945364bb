import { partNames } from '#tools/couture/garments.ts';
import type { Chunk } from './chunk.ts';

/** Share of the light that white cotton throws back. */
const thrownBack = 0.65;

/** Folds, and the inside of the garment, get less of the light. */
export const openness: Chunk = {
	hidden: `
// At the edge of a mesh a pixel may lie beyond it, where the values of its points would go on below 0.
vec2 open = clamp(vShade, 0.0, 1.0);
// Where a collar is turned down, its inside is that of the narrow fold behind it: seen from its edge, it would be a black line.
bool turned = partNumber == ${partNames.indexOf('collar')};
float openness = mix(open.x, max(open.y, turned ? 0.9 * open.x : 0.25), inward);
// In folds of white cloth, light goes to and fro: of what a side throws back, the other throws back as much again.
openness /= 1.0 - ${thrownBack} * white * (1.0 - openness);
reflectedLight.indirectDiffuse *= openness;
reflectedLight.indirectSpecular *= openness;
// What the lamp reaches inside a neck is bent about its edges: a patch with a hard rim would look cut out.
reflectedLight.directDiffuse *= mix(1.0, openness, 0.4) * (1.0 - (turned ? 0.25 : 0.9) * inward);
#ifdef USE_SHEEN
	sheenSpecularIndirect *= openness;
	sheenSpecularDirect *= mix(1.0, openness, 0.6);
#endif
`,
};
