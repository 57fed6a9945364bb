import { loadModule } from '#browser/load-module.ts';

/** Loads the scene for a case study. With reduced motion it does not rotate by itself. */
export async function load() {
	const [scene, { $spinning }] = await Promise.all([
		loadModule(() => import('#scenes/cube3d/mount.tsx')),
		loadModule(() => import('#tools/cube3d/store.ts')),
	]);
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) $spinning.set(false);
	return scene;
}
