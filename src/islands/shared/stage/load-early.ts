import type { LoadScene } from './use-scene.ts';

/**
 * Starts to load and to prepare a scene when the script of its page runs, before React hydrates the page. A failure is ignored here: the
 * page loads the scene again and reports it.
 *
 * @param listFiles the files that the scene will ask for first; they come beside its code and not after it
 * @returns `load` itself, to be called for the scene
 */
export function loadEarly(
	load: LoadScene,
	listFiles: () => readonly string[] = () => [],
): LoadScene {
	if (!('WebGL2RenderingContext' in globalThis)) return load;
	load()
		.then(({ prepare }) => {
			const canvas = document.querySelector<HTMLCanvasElement>('.stage-view canvas');
			if (canvas) prepare?.(canvas);
		})
		.catch(() => undefined);
	for (const href of listFiles()) {
		const link = { rel: 'preload', as: 'fetch', crossOrigin: '', href };
		document.head.append(Object.assign(document.createElement('link'), link));
	}
	return load;
}
