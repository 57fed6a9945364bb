import type { WebGLProgramParametersWithUniforms } from 'three';
import { shineBeyondWhite } from './bright-surface.ts';
import { bowl, engravingBand, insideFrom, patternMetres } from './pattern.ts';

const number = (value: number) => value.toFixed(6);
const pair = (one: number, other: number) => `vec2(${number(one)}, ${number(other)})`;

const vertexHead = `
varying vec2 vFlat;
varying vec3 vSpot;
`;

const vertexBody = `
vFlat = uv;
vSpot = (modelMatrix * vec4(transformed, 1.0)).xyz;
`;

const fragmentHead = `
varying vec2 vFlat;
varying vec3 vSpot;
uniform sampler2D engraving;
uniform float brightness;
float readEngraving(vec2 spread) {
	vec2 at = (spread - ${pair(engravingBand.left, engravingBand.top)}) / ${pair(engravingBand.width, engravingBand.height)};
	return all(equal(at, clamp(at, 0.0, 1.0))) ? texture2D(engraving, at).g : 0.0;
}
`;

/** Letters are cut into the surface: their walls catch the light. World units are tenths of a metre. */
const cut = `
float cutDepth = 0.0;
#ifdef ENGRAVED
	cutDepth = readEngraving(vFlat);
	vec2 slope = -0.009 * vec2(readEngraving(vFlat + dFdx(vFlat)) - cutDepth, readEngraving(vFlat + dFdy(vFlat)) - cutDepth);
	vec3 acrossX = dFdx(-vViewPosition);
	vec3 acrossY = dFdy(-vViewPosition);
	vec3 towardsX = cross(acrossY, normal);
	vec3 towardsY = cross(normal, acrossX);
	float area = dot(acrossX, towardsX) * faceDirection;
	normal = normalize(abs(area) * normal - sign(area) * (slope.x * towardsX + slope.y * towardsY));
#endif
`;

/** Metal is blackened in the letters, what has a coat shows gold, and glass is frosted (below). */
const letters = `
#ifdef GLASS
	// What colours glass is in its light, not on its surface.
	vec3 stain = diffuseColor.rgb / max(vColor.rgb, vec3(0.3));
	diffuseColor.rgb = vec3(0.0);
#endif
#ifdef GLAZE
	// Glaze runs off edges and gathers in hollows; at the rim the clay shows.
	float shade = min(vColor.r, min(vColor.g, vColor.b));
	diffuseColor.rgb *= mix(vec3(0.62, 0.66, 0.74), vec3(1.0), smoothstep(0.35, 0.95, shade));
	bool isBowl = vFlat.x < ${number(bowl.right)} && vFlat.y < ${number(insideFrom)};
	float rim = isBowl ? 1.0 - smoothstep(0.0, 0.011, vFlat.y - ${number(bowl.rim)}) : 0.0;
	diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.30, 0.13, 0.055) * brightness, rim * 0.85);
#endif
#ifdef ENGRAVED
	#ifdef COATED
		diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.70, 0.43, 0.12) * brightness, cutDepth);
		metalnessFactor = mix(metalnessFactor, 1.0, cutDepth);
		roughnessFactor = mix(roughnessFactor, 0.28, cutDepth);
	#elif !defined(GLASS)
		diffuseColor.rgb *= 1.0 - 0.78 * cutDepth;
		roughnessFactor = mix(roughnessFactor, 0.5, cutDepth);
	#endif
#endif
`;

/**
 * How glass shows what is behind it, without drawing that a second time: walls are seen through, and stem and foot bend
 * the light of the studio and the surface below them as a solid of revolution does, at both of their sides.
 */
const glass = `
#ifdef GLASS
	float height = (${number(bowl.bottom)} - vFlat.y) * ${number(patternMetres)};
	bool isWall = vFlat.x < ${number(bowl.right)} && vFlat.y > ${number(bowl.rim)};
	float solid = 1.0;
	if (isWall && vFlat.y < ${number(insideFrom)}) solid = 1.0 - smoothstep(0.008, 0.030, height);
	else if (vFlat.y > ${number(insideFrom)}) solid = smoothstep(0.86, 0.97, vFlat.y) * 0.8;
	if (!gl_FrontFacing && solid > 0.5) discard;
	vec3 eye = normalize(vViewPosition);
	float facing = saturate(abs(dot(normal, eye)));
	vec3 forward = inverseTransformDirection(-eye, viewMatrix);
	vec3 near = inverseTransformDirection(normal, viewMatrix);
	vec3 inner = refract(forward, near, 1.0 / 1.5);
	vec2 across = normalize(inner.xz + 1e-5);
	vec2 rim = near.xz - 2.0 * dot(near.xz, across) * across;
	vec3 far = normalize(vec3(rim.x, near.y, rim.y));
	vec3 outer = refract(inner, -far, 1.5);
	if (dot(outer, outer) < 0.01) outer = reflect(inner, far);
	vec3 way = normalize(mix(forward, outer, max(solid, 0.9 * pow(1.0 - facing, 2.0))));
	vec3 room = textureLod(envMap, envMapRotation * way, 1.0).rgb * envMapIntensity * brightness * 1.2;
	// The surface below the goblets, where the bent ray meets it.
	float below = way.y < -0.02 ? -vSpot.y / way.y : 1e3;
	vec2 spot = vSpot.xz + way.xz * below;
	float onPlinth = 1.0 - smoothstep(1.9, 2.1, length(spot));
	room = mix(room, vec3(0.86, 0.75, 0.60), onPlinth);
	float open = (1.0 - onPlinth) * smoothstep(0.35, 0.95, dot(way, forward));
	float edge = pow(1.0 - facing, 2.5);
	float cover = mix(0.02 + 0.8 * edge, 1.0 - 0.9 * open, solid);
	// Light that enters flat is lost in the glass: outlines are dark.
	vec3 body = room * mix(vec3(0.16, 0.19, 0.20), vec3(0.97, 0.98, 0.97), smoothstep(0.05, 0.62, facing));
	// Colour of the glass, deeper where its way through is longer.
	vec3 through = pow(min(stain, vec3(1.0)), vec3(mix(0.9 + 1.5 * edge, 1.2, solid)));
	float dyed = 1.0 - min(through.r, min(through.g, through.b));
	body *= through;
	float film = dyed * 0.62 * (1.0 - cover);
	body = (body * cover + through * 0.8 * film) / max(cover + film, 1e-4);
	cover += film;
	vec3 shine = totalSpecular * brightness * (1.0 - cutDepth * 0.8);
	#ifdef ENGRAVED
		float frost = cutDepth * (gl_FrontFacing ? 0.86 : 0.4);
		float lit = 0.62 + 0.38 * saturate(dot(near, normalize(vec3(-0.4, 0.7, 0.6))));
		body = mix(body * cover, vec3(lit) * mix(vec3(1.0), stain, 0.4), frost) / max(mix(cover, 1.0, frost), 1e-4);
		cover = mix(cover, 1.0, frost);
	#endif
	float glint = saturate(max(shine.r, max(shine.g, shine.b)));
	float seen = 1.0 - (1.0 - cover) * (1.0 - glint);
	outgoingLight = (body * cover + shine) / max(seen, 1e-4);
	diffuseColor.a = seen;
#endif
#include <opaque_fragment>
`;

/** Engraving, glaze and glass, for `onBeforeCompile` of a standard material. */
export function shapeGoblets(shader: WebGLProgramParametersWithUniforms) {
	shader.vertexShader = shader.vertexShader
		.replace('#include <common>', `#include <common>\n${vertexHead}`)
		.replace('#include <project_vertex>', `#include <project_vertex>\n${vertexBody}`);
	shader.fragmentShader = shader.fragmentShader
		.replace('#include <common>', `#include <common>\n${fragmentHead}`)
		.replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${cut}${letters}`)
		.replace('#include <opaque_fragment>', glass);
	shineBeyondWhite(shader);
}
