import type { LoadScene } from '#islands/shared/stage/use-scene.ts';

/** What a tool whose scene case studies may show has beside its islands. */
const loaders = import.meta.glob<LoadScene>('/src/islands/*/case-scene.ts', {
	eager: true,
	import: 'load',
});

/** @param folder of a tool, below `src/islands` */
export function toLoader(folder: string): LoadScene {
	const load = loaders[`/src/islands/${folder}/case-scene.ts`];
	if (!load) throw new Error(`There is no src/islands/${folder}/case-scene.ts.`);
	return load;
}
