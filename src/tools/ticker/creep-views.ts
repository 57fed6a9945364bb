import { savedFlag } from '#browser/saved.ts';
import type { LineId } from './lines-3d.ts';

/**
 * Which 3D lines are shown, on the pages of their data and on the one with all three; `shownAtFirst` is what holds
 * before it is known what was saved.
 */
export const creepViews = {
	rates: view('ratesCreepView3d', true),
	weather: view('weatherCreepView3d', false),
	cryptos: view('cryptosCreepView3d', false),
} satisfies Record<LineId, object>;

function view(key: string, shownAtFirst: boolean) {
	return { $shown: savedFlag(key, shownAtFirst), shownAtFirst };
}
