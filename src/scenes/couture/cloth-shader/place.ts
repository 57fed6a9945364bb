import type { Chunk } from './chunk.ts';

/** Where on the garment a pixel is: its part, its place on the flat pattern in metres, and how open it is to light. */
export const place: Chunk = {
	vertexHead: `
attribute vec2 shade;
attribute float part;
attribute vec3 cloth;
varying vec2 vShade;
varying float vPart;
varying vec3 vCloth;
`,
	vertexBody: `
vShade = shade;
vPart = part;
vCloth = cloth;
`,
	head: `
varying vec2 vShade;
varying float vPart;
varying vec3 vCloth;
`,
	// How much of the inside of the cloth is seen. Along outlines and folds, slivers of the inside appear between triangles
	// that bend away, although the cloth there still faces the eye. They do not count as inside.
	colours: `
float inward = gl_FrontFacing ? 0.0 : smoothstep(0.3, 0.55, -dot(normalize(vNormal), normalize(vViewPosition)));
`,
};
