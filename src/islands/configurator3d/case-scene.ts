import { loadModule } from '#browser/load-module.ts';

/** Loads the scene for a case study. With reduced motion it does not rotate by itself. */
export async function load() {
	const [scene, { $moves }] = await Promise.all([
		loadModule(() => import('#scenes/configurator3d/mount.tsx')),
		loadModule(() => import('#tools/configurator3d/store.ts')),
	]);
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) $moves.set(false);
	return scene;
}
