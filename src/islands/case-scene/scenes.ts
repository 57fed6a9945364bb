import { loadModule } from '#browser/load-module.ts';
import type { LoadScene } from '#islands/shared/stage/use-scene.ts';

/** The scenes that a case study may show. With reduced motion, a scene does not rotate by itself. */
export const scenes = {
	couture: () => loadModule(() => import('#scenes/couture/mount.tsx')),
	goblet: async () => {
		const [scene, { $moves }] = await Promise.all([
			loadModule(() => import('#scenes/configurator3d/mount.tsx')),
			loadModule(() => import('#tools/configurator3d/store.ts')),
		]);
		if (isCalm()) $moves.set(false);
		return scene;
	},
	cube3d: async () => {
		const [scene, { $spinning }] = await Promise.all([
			loadModule(() => import('#scenes/cube3d/mount.tsx')),
			loadModule(() => import('#tools/cube3d/store.ts')),
		]);
		if (isCalm()) $spinning.set(false);
		return scene;
	},
} satisfies Record<string, LoadScene>;

export type SceneName = keyof typeof scenes;

function isCalm() {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
