import type { GarmentKey } from '#tools/couture/garments.ts';

/** Outlines on a square of 48: long sleeves, a peplum, a polo, a dress. */
const outlines: Readonly<Record<GarmentKey, readonly string[]>> = {
	menShirt1: [
		'M18 6 12 9 4 34l5 2 5-14v21h20V22l5 14 5-2-8-25-6-3-6 5z',
		'M18 6l6 5-4 4zM30 6l-6 5 4 4zM24 11v32M24 20h.1M24 27h.1M24 34h.1',
	],
	womenShirt: [
		'M19 6 13 9 9 22l5 2 2-4 1 8-4 13c7 3 15 3 22 0l-4-13 1-8 2 4 5-2-4-13-6-3-5 5z',
		'M19 6l5 5-4 4zM29 6l-5 5 4 4zM17 28h14M24 11v17',
	],
	menShirt2: [
		'M18 6 11 9 6 22l6 2 2-4v23h20V20l2 4 6-2-5-13-7-3-6 4z',
		'M18 6l6 4-4 5zM30 6l-6 4 4 5zM24 10v9',
	],
	womenDress: [
		'M17 5v6l2 10-9 20c9 4 19 4 28 0l-9-20 2-10V5l-2 5q-5 4-10 0z',
		'M19 21q5 2 10 0M20 26l-3 14M28 26l3 14M24 27v15',
	],
};

/** A small drawing of a garment. */
export function Silhouette({ of: key }: { of: GarmentKey }) {
	const [outline, seams] = outlines[key];
	return (
		<svg className="silhouette" viewBox="0 0 48 48" aria-hidden="true">
			<path className="silhouette-cloth" d={outline} />
			<path className="silhouette-seams" d={seams} />
		</svg>
	);
}
