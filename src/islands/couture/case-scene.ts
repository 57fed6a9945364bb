import { loadModule } from '#browser/load-module.ts';

/** Loads the scene for a case study. */
export const load = () => loadModule(() => import('#scenes/couture/mount.tsx'));
