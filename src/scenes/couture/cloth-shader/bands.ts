import { far } from '#tools/couture/edges/edge-field.ts';
import { partNames } from '#tools/couture/garments.ts';
import { mostBandLines } from '#tools/couture/ornament/fit.ts';
import type { Chunk } from './chunk.ts';

/** Half the thickness of a thread and half the length of a stitch, in crosses. */
const thick = 0.185;
const long = 0.58;

/** Bands of cross-stitch that follow the edges: crosses of two threads near by, their colours from farther away. */
export const bands: Chunk = {
	head: `
uniform sampler2D bandField;
uniform float bandTexels;
uniform vec4 bandFits[${mostBandLines}];
uniform sampler2D motif;
uniform vec2 motifSize;
uniform vec2 motifTiles[2];
uniform vec3 motifThreads[2];

// How much a stitch covers, and how its surface slopes across it.
float toStitch(float along, float across, float soft) {
	float beyond = max(0.0, abs(along) - ${long - thick});
	return 1.0 - smoothstep(-soft, soft, length(vec2(beyond, across)) - ${thick});
}
`,
	colours: `
if (bandTexels > 0.5 && inward < 0.5 && partNumber != ${partNames.indexOf('buttons')} && edge.inside > 0.0) {
	Edge band = readEdge(bandField, bandTexels, vPattern);
	vec4 fit = bandFits[band.mark];
	vec2 tile = motifTiles[fit.w > 1.5 ? 1 : 0];
	bool above = mod(fit.w, 2.0) > 0.5;
	// In crosses: from the middle of the band, and from its line.
	vec2 spot = vec2(band.along / fit.x, band.inside / fit.y);
	vec2 cell = vec2(floor(spot.x + 0.5), floor(spot.y));
	if (band.inside > 0.0 && band.inside < ${far}.0 && cell.y < tile.y && abs(band.along) < fit.z) {
		vec2 own = spot - cell - vec2(0.0, 0.5);
		vec2 way = vec2(-band.inwards.y, band.inwards.x);
		vec2 middle = vPattern - way * own.x * fit.x - band.inwards * own.y * fit.y;
		Edge there = readEdge(bandField, bandTexels, middle);
		float size = pixel / fit.y;
		float blur = smoothstep(0.2, 0.55, size);
		float row = above ? cell.y : tile.y - 1.0 - cell.y;
		vec2 sown = texelFetch(motif, ivec2(int(mod(abs(cell.x), motifSize.x)), int(tile.x + row)), 0).rg;
		// Only whole crosses: in corners and along seams as an embroiderer would leave them out.
		bool whole = there.mark == band.mark && readEdge(edgeField, edgeTexels, middle).inside > 0.0;
		if (!whole) sown = vec2(0.0);
		float soft = max(0.05, size * 0.5);
		vec2 turned = vec2(own.x + own.y, own.x - own.y) * 0.7071;
		float over = toStitch(turned.x, turned.y, soft);
		float under = toStitch(turned.y, turned.x, soft) * (1.0 - over);
		float rowThere = above ? spot.y : tile.y - spot.y;
		vec2 mean = textureLod(motif, vec2((abs(spot.x) + 0.5) / motifSize.x, (tile.x + rowThere) / motifSize.y), log2(max(size, 1.0))).rg;
		vec2 cover = mix(sown * (over + under), mean * (whole ? 0.93 : 0.93 * blur), blur);
		float covered = min(1.0, cover.x + cover.y);
		float across = over > under ? turned.y : turned.x;
		float along = over > under ? turned.x : turned.y;
		float bulge = max(0.0, 1.0 - across * across / ${thick * thick});
		float twist = 0.93 + 0.07 * sin(along * 34.0 + across * 22.0);
		float lit = mix((0.68 + 0.32 * bulge) * twist * (over > under ? 1.0 : 0.86), 0.9, blur);
		// Thread shades the cloth beside it.
		float close = max(toStitch(turned.x, turned.y, soft + 0.14), toStitch(turned.y, turned.x, soft + 0.14));
		dyed *= 1.0 - 0.22 * close * (sown.x + sown.y) * (1.0 - blur);
		vec3 colour = (motifThreads[0] * cover.x + motifThreads[1] * cover.y) / max(covered, 0.0001);
		dyed = mix(dyed, colour * lit, covered);
		stitched = max(stitched, covered);
		float side = over > under ? -1.0 : 1.0;
		vec2 downhill = 0.7071 * (way + side * band.inwards);
		threadSlope = mix(threadSlope, -downhill * 0.9 * clamp(across / ${thick}, -1.0, 1.0), covered * (1.0 - blur));
	}
}
`,
};
