import { toStitching } from '#tools/couture/edges/stitching.ts';
import type { Chunk } from './chunk.ts';

/** Metres from a seam to the edge of the tape: less than half of the narrowest stand, beyond which another edge is nearer. */
const wide = 0.0078;

/** Inside the neck: a tape of twill over its seam, and a woven label with the mark of the site. */
export const neck: Chunk = {
	head: `
uniform sampler2D label;
uniform vec4 labelAt;
`,
	colours: `
if (inward > 0.5) {
	float tape = 1.0 - smoothstep(${wide} - 0.7 * pixel, ${wide} + 0.7 * pixel, abs(edge.inside));
	if (edge.mark == ${toStitching('taped')} && tape > 0.0) {
		vec3 cloth = dyed;
		float fine = 1.0 - smoothstep(0.0003, 0.0009, pixel);
		float zigzag = abs(fract(edge.along / 0.004) - 0.5) * 0.004;
		float ribs = sin((abs(edge.inside) + zigzag) * 4200.0);
		dyed = mix(vec3(0.78, 0.75, 0.68), dyed, 0.35) * (1.0 + 0.08 * ribs * fine);
		float off = min(abs(abs(edge.inside) - 0.0015), abs(abs(edge.inside) - ${wide - 0.0015}));
		float thin = max(0.0003, pixel * 0.5);
		dyed = mix(dyed, dyed * 0.7, (1.0 - smoothstep(thin * 0.7, thin * 1.3, off)) * 0.0003 / thin * step(0.2, fract(edge.along / 0.0028)));
		dyed = mix(cloth, dyed, tape);
	}
	vec2 own = (vPattern - labelAt.xy) / max(labelAt.zw, vec2(0.0001));
	if (labelAt.z > 0.0 && max(abs(own.x), abs(own.y)) < 0.5) {
		// Seen from inside, left and right of the pattern are exchanged.
		vec2 spot = vec2(0.5 - own.x, own.y + 0.5);
		vec2 share = vec2(-1.0, 1.0) / labelAt.zw;
		vec3 woven = textureGrad(label, spot, patternX * share, patternY * share).rgb;
		float fine = 1.0 - smoothstep(0.0001, 0.0003, pixel);
		dyed = woven * (1.0 + 0.1 * fine * sin(vPattern.y * 9000.0) * sin(vPattern.x * 5200.0));
		stitched = 1.0;
	}
}
bare *= 1.0 - 0.75 * stitched;
`,
};
