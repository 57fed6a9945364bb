import { partNames } from '#tools/couture/garments.ts';
import type { Chunk } from './chunk.ts';

/** Share of the light through cloth that lies along the light, twice. */
const softest = 0.2;

/**
 * Part of the light on the fibres is white. Dark dye goes into the fibres, too: black wool with a white sheen would be
 * grey.
 */
export const fibres: Chunk = {
	head: `
uniform float sheenDye;
uniform float fuzz;
uniform float gloss;
`,
	material: `
material.specularColorBlended *= mix(vec3(1.0), diffuseColor.rgb / max(mix(0.05, 0.008, black), max(diffuseColor.r, max(diffuseColor.g, diffuseColor.b))), gloss * (1.0 - ink));
if (partNumber == ${partNames.indexOf('buttons')}) {
	// Buttons are of pearl, whatever the cloth is.
	material.specularColorBlended = vec3(0.05);
	material.specularF90 = 1.0;
	material.roughness = 0.4;
}
#ifdef USE_SHEEN
	float pale = sqrt(dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)));
	material.sheenColor *= mix(vec3(min(1.0, pale * 2.2)), diffuseColor.rgb, sheenDye) * (1.0 - 0.7 * ink);
#endif
`,
	// Hairs on the cloth are seen most at its outlines, and let light through. So do its threads: where cloth turns away
	// from the lamp, its shade begins softly. Threads of silk mirror it instead.
	hidden: `
#if NUM_DIR_LIGHTS > 0 && !defined(USE_ANISOTROPY)
	float toLamp = dot(normal, directionalLights[0].direction);
	float through = 0.5 * (sqrt(toLamp * toLamp + ${softest * softest}) - abs(toLamp));
	reflectedLight.directDiffuse += through * directionalLights[0].color * BRDF_Lambert(material.diffuseColor);
#endif
float hairs = fuzz * pow(1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0), 2.0) * (1.0 - ink);
#ifdef USE_ANISOTROPY
	// Threads show lamps as bands; what is mirrored from all sides would be round, as on plastic.
	reflectedLight.indirectSpecular *= 0.4;
#endif
reflectedLight.indirectDiffuse *= 1.0 + hairs * (0.7 + slub.a);
`,
};
