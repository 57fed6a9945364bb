import { far, markStep } from '#tools/couture/edges/edge-field.ts';
import type { Chunk } from './chunk.ts';

/** The nearest edge of the flat pattern at each pixel, and what thread adds to the relief of the cloth. */
export const edges: Chunk = {
	head: `
uniform sampler2D edgeField;
uniform float edgeTexels;

struct Edge {
	float inside;
	float along;
	int mark;
	vec2 inwards;
};

// Between the four texels around a place; those of another line than the nearest one do not count.
Edge readEdge(sampler2D field, float texels, vec2 place) {
	vec2 at = place / flatMetres * texels - 0.5;
	vec2 share = fract(at);
	ivec2 first = clamp(ivec2(floor(at)), ivec2(0), ivec2(int(texels) - 2));
	vec2 a = texelFetch(field, first, 0).xy;
	vec2 b = texelFetch(field, first + ivec2(1, 0), 0).xy;
	vec2 c = texelFetch(field, first + ivec2(0, 1), 0).xy;
	vec2 d = texelFetch(field, first + ivec2(1, 1), 0).xy;
	vec4 inside = vec4(a.x, b.x, c.x, d.x);
	vec4 runs = vec4(a.y, b.y, c.y, d.y);
	vec4 marks = floor(runs / ${markStep}.0);
	bool right = share.x > 0.5;
	bool down = share.y > 0.5;
	float mark = right ? (down ? marks.w : marks.y) : (down ? marks.z : marks.x);
	float nearest = right ? (down ? d.x : b.x) : (down ? c.x : a.x);
	vec4 weights = vec4((1.0 - share.x) * (1.0 - share.y), share.x * (1.0 - share.y), (1.0 - share.x) * share.y, share.x * share.y);
	weights *= vec4(equal(marks, vec4(mark))) * vec4(lessThan(inside, vec4(${far}.0)));
	weights /= max(dot(weights, vec4(1.0)), 0.0001);
	Edge edge;
	edge.mark = int(mark);
	edge.inside = nearest < ${far}.0 ? dot(weights, inside) : ${far}.0;
	edge.along = dot(weights, runs) - ${markStep}.0 * (mark + 0.5);
	vec2 slope = vec2(b.x - a.x + d.x - c.x, c.x - a.x + d.x - b.x);
	edge.inwards = slope / max(length(slope), 0.0001);
	return edge;
}
`,
	colours: `
// Metres of cloth in a pixel.
float pixel = max(length(patternX), length(patternY));
Edge edge = Edge(${far}.0, 0.0, 0, vec2(0.0));
if (edgeTexels > 0.5) edge = readEdge(edgeField, edgeTexels, vPattern);
`,
	normals: `
if (threadSlope != vec2(0.0)) {
	vec3 acrossX = dFdx(-vViewPosition);
	vec3 acrossY = dFdy(-vViewPosition);
	vec3 one = cross(acrossY, normal);
	vec3 two = cross(normal, acrossX);
	float turned = dot(acrossX, one);
	vec2 rise = vec2(dot(threadSlope, patternX), dot(threadSlope, patternY));
	vec3 risen = abs(turned) * normal - sign(turned) * (rise.x * one + rise.y * two);
	if (dot(risen, risen) > 0.0) normal = normalize(risen);
}
`,
	material: `
material.roughness = mix(material.roughness, max(material.roughness * 0.75, 0.45), stitched);
#ifdef USE_SHEEN
	material.sheenColor -= 0.6 * stitched * material.sheenColor;
#endif
`,
};
