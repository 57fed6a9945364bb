import type { WebGLProgramParametersWithUniforms } from 'three';
import { balance } from './balance.ts';
import { bands } from './bands.ts';
import { buttonholes } from './buttonholes.ts';
import type { Chunk } from './chunk.ts';
import { brightness, dye } from './dye.ts';
import { edges } from './edges.ts';
import { fibres } from './fibres.ts';
import { folds } from './folds.ts';
import { neck } from './neck.ts';
import { openness } from './openness.ts';
import { outlines } from './outlines.ts';
import { place } from './place.ts';
import { prints } from './prints.ts';
import { stitches } from './stitches.ts';
import { threads } from './threads.ts';

/** In the order in which cloth is made: what comes later lies on what came before. */
const chunks: readonly Chunk[] = [
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
	folds,
	outlines,
	fibres,
	openness,
	balance,
];

/** Adds to the shader of a physical material what cloth has beyond it. */
export function weaveShader(shader: WebGLProgramParametersWithUniforms) {
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
}

function join(at: keyof Chunk): string {
	return chunks.map((chunk) => chunk[at] ?? '').join('');
}
