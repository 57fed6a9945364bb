import { schemes, type View, windows } from './views.ts';

/** On a sheet everything is drawn at half its size. */
const sheetScale = 0.5;

/** One picture of a view. */
export interface Shot {
	view: View;
	window: keyof typeof windows;
	scheme: (typeof schemes)[number];
	/** The first window of the page, or the page down to its end. */
	extent: 'first' | 'whole';
	/** File name of the picture. */
	file: string;
}

/** The pictures of a view: first windows, then whole pages. */
export function listShots(view: View): Shot[] {
	return (['first', 'whole'] as const).flatMap((extent) =>
		(['desktop', 'phone'] as const).flatMap((window) =>
			schemes.map((scheme) => ({
				view,
				window,
				scheme,
				extent,
				file: `${view.name}.${view.locale}.${window}.${scheme}.${extent}.png`,
			})),
		),
	);
}

/** The pictures of all views. */
export function listAllShots(views: readonly View[]): Shot[] {
	return views.flatMap(listShots);
}

/** Width of a picture on a sheet, in CSS pixels. */
export function shownWidth({ window }: Shot): number {
	return windows[window].width * sheetScale;
}
