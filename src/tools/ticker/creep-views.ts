import { savedFlag } from '#browser/saved.ts';
import type { LineId } from './lines-3d.ts';

/**
 * Which 3D lines are shown, on the pages of their data and on the one with all three; `shownAtFirst` is what holds
 * before it is known what was saved.
 */
export const creepViews = {
	rates: { $shown: savedFlag('ratesCreepView3d', true), shownAtFirst: true },
	weather: { $shown: savedFlag('weatherCreepView3d', false), shownAtFirst: false },
	cryptos: { $shown: savedFlag('cryptosCreepView3d', false), shownAtFirst: false },
} satisfies Record<LineId, object>;
