import type { Chunk } from './chunk.ts';

/**
 * Where on the garment a pixel is: its part, its place on the flat pattern in metres, and how open it is to light. What is sewn and
 * printed changes the other values: `stitched` is how much of the cloth is under thread, `threadSlope` the slope of that thread along
 * the two axes of the pattern, and `ink` how much is under prints.
 */
export const place: Chunk = {
	vertexHead: `
attribute vec2 shade;
attribute float part;
attribute vec3 cloth;
varying vec2 vShade;
varying float vPart;
varying vec3 vCloth;
varying vec2 vPattern;
`,
	vertexBody: `
vShade = shade;
vPart = part;
vCloth = cloth;
vPattern = uv;
`,
	head: `
varying vec2 vShade;
varying float vPart;
varying vec3 vCloth;
varying vec2 vPattern;
uniform float flatMetres;
`,
	// How much of the inside of the cloth is seen. Along outlines and folds, slivers of the inside appear between triangles
	// that bend away, although the cloth there still faces the eye. They do not count as inside.
	colours: `
float inward = gl_FrontFacing ? 0.0 : smoothstep(0.03, 0.17, -dot(normalize(vNormal), normalize(vViewPosition)));
vec2 patternX = dFdx(vPattern);
vec2 patternY = dFdy(vPattern);
float stitched = 0.0;
vec2 threadSlope = vec2(0.0);
float ink = 0.0;
`,
};
