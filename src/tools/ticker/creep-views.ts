import { savedFlag } from '#browser/saved.ts';
import type { LineId } from './lines-3d.ts';

/** Which 3D lines are shown, on the pages of their data and on the one with all three. */
export const $ratesCreepView3d = savedFlag('ratesCreepView3d', true);
export const $weatherCreepView3d = savedFlag('weatherCreepView3d', false);
export const $cryptosCreepView3d = savedFlag('cryptosCreepView3d', false);

/** The same by line; `shownAtFirst` is what holds before it is known what was saved. */
export const creepViews = {
	rates: { $shown: $ratesCreepView3d, shownAtFirst: true },
	weather: { $shown: $weatherCreepView3d, shownAtFirst: false },
	cryptos: { $shown: $cryptosCreepView3d, shownAtFirst: false },
} satisfies Record<LineId, { $shown: typeof $ratesCreepView3d; shownAtFirst: boolean }>;
