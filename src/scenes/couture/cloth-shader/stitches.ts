import {
	stitchLength as stitch,
	stitchings,
	threadRadius as thread,
} from '#tools/couture/edges/stitching.ts';
import { partNames } from '#tools/couture/garments.ts';
import type { Chunk } from './chunk.ts';

const rows = stitchings.map(
	({ rows: [one = -1, two = -1] }) => `vec2(${one.toFixed(4)}, ${two.toFixed(4)})`,
);

/** Rows of stitches along the edges, each in its groove, and the light puckers of a seam. */
export const stitches: Chunk = {
	head: `
uniform vec4 threadDye;
const vec2 stitchRows[${rows.length}] = vec2[](${rows.join(', ')});

// The thread of a seam: the dye of the cloth, a little darker, or lighter where the cloth is dark.
vec3 toThread(vec3 cloth) {
	float light = dot(cloth, vec3(0.2126, 0.7152, 0.0722));
	vec3 tone = light > 0.06 ? cloth * 0.72 : cloth * 1.35 + 0.012;
	return mix(tone, threadDye.rgb, threadDye.a);
}
`,
	colours: `
vec3 threadColour = toThread(dyed);
float near = 1.0 - smoothstep(0.0006, 0.0018, pixel);
if (partNumber == ${partNames.indexOf('buttons')}) {
	dyed = mix(dyed * 0.72, threadDye.rgb, threadDye.a);
} else if (abs(edge.inside) < 0.022) {
	vec2 rows = stitchRows[edge.mark];
	float depth = abs(edge.inside);
	vec2 outwards = edge.inwards * (edge.inside < 0.0 ? -1.0 : 1.0);
	for (int number = 0; number < 2; number++) {
		float row = number == 0 ? rows.x : rows.y;
		if (row < 0.0) continue;
		float off = depth - row;
		float wide = max(0.0008, pixel * 0.8);
		float groove = exp(-off * off / (wide * wide)) * (0.0008 / wide);
		dyed *= 1.0 - 0.3 * groove;
		threadSlope += outwards * near * 0.4 * off / 0.0008 * groove;
		float thin = max(${thread}, pixel * 0.55);
		float line = (1.0 - smoothstep(thin * 0.75, thin * 1.25, abs(off))) * (${thread} / thin);
		// Each stitch sinks into the cloth at both ends.
		float place = abs(fract(edge.along / ${stitch}) - 0.5);
		float sunk = smoothstep(0.36, 0.36 + 0.1 + 0.5 * min(1.0, pixel / ${stitch}), place);
		line *= 1.0 - mix(sunk, 0.2, smoothstep(0.25, 0.6, pixel / ${stitch}));
		float bulge = max(0.0, 1.0 - off * off / ${thread * thread});
		dyed = mix(dyed, threadColour * (0.85 + 0.3 * bulge), line);
		stitched = max(stitched, line);
		threadSlope -= outwards * near * line * 0.5 * clamp(off / ${thread}, -1.0, 1.0);
	}
	if (rows.x > 0.0) {
		// Thread shortens the cloth under it a little: fine waves that die away within a centimetre.
		vec2 way = vec2(-edge.inwards.y, edge.inwards.x);
		float run = edge.along * 780.0 + 2.4 * sin(edge.along * 97.0) + depth * 160.0 * sin(edge.along * 61.0);
		float wave = cos(run) + 0.45 * cos(2.0 * run + 1.0);
		threadSlope += way * near * 0.11 * wave * exp(-depth * depth / 0.00005);
	}
}
`,
};
