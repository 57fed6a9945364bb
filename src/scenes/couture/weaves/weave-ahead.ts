import { crease } from './creases.ts';
import { spin } from './slubs.ts';
import { type WeaveKind, weave } from './weave.ts';

/** Computes cloth while its files come, each thing in a task of its own, so that the render that needs it finds it made. */
export async function weaveAhead(kinds: readonly WeaveKind[]) {
	for (const make of [spin, crease, ...kinds.map((kind) => () => weave(kind))]) {
		await new Promise((resolve) => setTimeout(resolve));
		make();
	}
}
