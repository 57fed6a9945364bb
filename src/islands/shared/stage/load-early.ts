import type { LoadScene } from './use-scene.ts';

/**
 * Begins to load a scene as soon as the script of its page has come, and not when React has taken the page over. If that
 * fails, the page tries again and reports it.
 *
 * @returns `load` itself, to be called for the scene
 */
export function loadEarly(load: LoadScene): LoadScene {
	if ('WebGL2RenderingContext' in globalThis) load().catch(() => undefined);
	return load;
}
