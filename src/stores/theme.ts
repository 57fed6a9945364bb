import { savedChoice } from '#browser/saved.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Colours of the site. Key `theme`; `system` follows the settings of the device. */
export const $theme = savedChoice('theme', themes, 'system');

export function switchTheme() {
	const next = themes[(themes.indexOf($theme.get()) + 1) % themes.length];
	$theme.set(next ?? 'system');
}
