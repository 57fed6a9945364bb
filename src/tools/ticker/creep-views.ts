import { savedFlag } from '#browser/saved.ts';

/** Which 3D lines are shown, on the pages of their data and on the one with all three. */
export const $ratesCreepView3d = savedFlag('ratesCreepView3d', true);
export const $weatherCreepView3d = savedFlag('weatherCreepView3d', false);
export const $cryptosCreepView3d = savedFlag('cryptosCreepView3d', false);
