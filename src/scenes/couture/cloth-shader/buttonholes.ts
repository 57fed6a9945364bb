import { halfSlit, mostButtonholes } from '#tools/couture/edges/buttonholes.ts';
import { partNames } from '#tools/couture/garments.ts';
import type { Chunk } from './chunk.ts';

const [collar, placket] = [partNames.indexOf('collar'), partNames.indexOf('placket')];

/** A slit under each button, with close stitches round it and a bar at both ends. In metres. */
export const buttonholes: Chunk = {
	head: `
uniform vec3 slits[${mostButtonholes}];
uniform int slitCount;
`,
	colours: `
if (partNumber >= ${collar} && partNumber <= ${placket} && edgeTexels > 0.5) {
	for (int number = 0; number < ${mostButtonholes}; number++) {
		if (number >= slitCount) break;
		vec2 own = vPattern - slits[number].xy;
		if (slits[number].z > 0.5) own = own.yx;
		vec2 away = abs(own);
		if (away.x > 0.011 || away.y > 0.004) continue;
		float soft = max(0.0001, pixel * 0.5);
		float closeRound = (1.0 - smoothstep(-soft, soft, away.y - 0.0015)) * (1.0 - smoothstep(-soft, soft, away.x - ${halfSlit}));
		float bar = (1.0 - smoothstep(-soft, soft, away.y - 0.0019)) * (1.0 - smoothstep(-soft, soft, abs(away.x - ${halfSlit + 0.0004}) - 0.0007));
		float slit = (1.0 - smoothstep(-soft, soft, away.y - 0.00025)) * (1.0 - smoothstep(-soft, soft, away.x - ${halfSlit - 0.0004}));
		float fine = 1.0 - smoothstep(0.0001, 0.0003, pixel);
		float ribs = mix(0.9, 0.72 + 0.28 * abs(sin((bar > 0.5 ? own.y : own.x) * 7854.0)), fine);
		float covered = max(closeRound, bar);
		dyed = mix(dyed, threadColour * ribs, covered);
		dyed *= 1.0 - 0.75 * slit * (1.0 - bar);
		stitched = max(stitched, covered);
		float hill = clamp((away.y - 0.0008) / 0.0007, -1.0, 1.0) * covered * near;
		vec2 slope = vec2(0.0, -0.5 * hill * sign(own.y));
		threadSlope += slits[number].z > 0.5 ? slope.yx : slope;
	}
}
`,
};
