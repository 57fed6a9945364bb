import type { WebGLProgramParametersWithUniforms } from 'three';
import { balance } from './balance.ts';
import { bands } from './bands.ts';
import { buttonholes } from './buttonholes.ts';
import type { Chunk } from './chunk.ts';
import { brightness, dye } from './dye.ts';
import { edges } from './edges.ts';
import { fibres } from './fibres.ts';
import { creasedFolds, folds } from './folds.ts';
import { neck } from './neck.ts';
import { openness } from './openness.ts';
import { outlines } from './outlines.ts';
import { place } from './place.ts';
import { prints } from './prints.ts';
import { rim } from './rim.ts';
import { stitches } from './stitches.ts';
import { afar, threads } from './threads.ts';

/** In the order in which cloth is made: what comes later lies on what came before. */
const finished: readonly Chunk[] = [
	place,
	dye,
	threads,
	edges,
	stitches,
	buttonholes,
	bands,
	neck,
	prints,
	brightness,
	creasedFolds,
	outlines,
	fibres,
	openness,
	balance,
	rim,
];

const sewnOrPrinted = new Set([edges, stitches, buttonholes, bands, neck, prints]);
const plain = finished
	.filter((chunk) => !sewnOrPrinted.has(chunk))
	.map((chunk) => (chunk === threads ? afar : chunk === creasedFolds ? folds : chunk));

/** What the shader of a cloth has. */
export interface ClothLook {
	/** Its threads, and what is sewn and printed on it. */
	finished: boolean;
	/** It mirrors nothing. Of plain cloth, the light from all sides is then computed once and not twice. */
	matt: boolean;
}

/**
 * Adds to the shader of a physical material what cloth has beyond it. Plain cloth, on which nothing is sewn or printed
 * and no thread is seen, takes a card half as long to build and to draw, and needs neither weave nor uneven yarns.
 */
export function weaveShader(shader: WebGLProgramParametersWithUniforms, look: ClothLook) {
	const chunks = look.finished ? finished : plain;
	const join = (at: keyof Chunk) => chunks.map((chunk) => chunk[at] ?? '').join('');
	shader.vertexShader = shader.vertexShader
		.replace('#include <common>', `#include <common>\n${join('vertexHead')}`)
		.replace('#include <begin_vertex>', `#include <begin_vertex>\n${join('vertexBody')}`);
	shader.fragmentShader = shader.fragmentShader
		.replace('#include <common>', `#include <common>\n${join('head')}`)
		.replace('#include <map_fragment>', join('colours'))
		.replace('#include <normal_fragment_maps>', join('normals'))
		.replace(
			'#include <lights_physical_fragment>',
			`#include <lights_physical_fragment>\n${join('material')}`,
		)
		.replace('#include <aomap_fragment>', join('hidden'))
		.replace('#include <opaque_fragment>', `${join('outgoing')}\n#include <opaque_fragment>`);
	// Prints and threads gleam, and so do buttons.
	if (look.finished || !look.matt) return;
	shader.fragmentShader = shader.fragmentShader
		.replace('#include <lights_fragment_maps>', fromAllSides)
		.replace('#include <lights_fragment_end>', '');
}

/** What three.js does for a surface without highlights. */
const fromAllSides = `
#ifdef USE_ENVMAP
	irradiance += getIBLIrradiance(geometryNormal);
#endif
RE_IndirectDiffuse(irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight);
`;
