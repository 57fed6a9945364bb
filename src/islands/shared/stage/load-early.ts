import type { LoadScene } from './use-scene.ts';

/**
 * Starts to load a scene when the script of its page runs, before React hydrates the page. A failure is ignored here: the
 * page loads the scene again and reports it.
 *
 * @returns `load` itself, to be called for the scene
 */
export function loadEarly(load: LoadScene): LoadScene {
	if ('WebGL2RenderingContext' in globalThis) load().catch(() => undefined);
	return load;
}
