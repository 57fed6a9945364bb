import { savedChoice } from '#browser/saved.ts';

export const viewModes = ['normal', 'alternative'] as const;
export type ViewMode = (typeof viewModes)[number];

/** Which set of pictures is shown. Key `viewMode`; `normal` until the footer logo is pressed. */
export const $viewMode = savedChoice('viewMode', viewModes, 'normal');

export function toggleViewMode() {
	$viewMode.set($viewMode.get() === 'normal' ? 'alternative' : 'normal');
}
