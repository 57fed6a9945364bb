import * as v from 'valibot';
import { type PrintPlace, printPlaces } from '#tools/couture/garments.ts';

const pair = v.tuple([v.number(), v.number()]);
const rect = v.tuple([v.number(), v.number(), v.number(), v.number()]);
const panel = v.object({ origin: pair, rect });
const schema = v.object({
	uvMetres: v.number(),
	panels: v.record(v.string(), panel),
	logo: v.object({ chest: v.object({ middle: pair }), back: v.object({ middle: pair }) }),
});

/** The flat pattern of a garment, which is also its map for textures. */
export type Panels = v.InferOutput<typeof schema>;

/** Where the point in the middle of a place lies: the panel's mesh and metres from its origin. */
export interface PanelPoint {
	place: PrintPlace;
	/** Metres, to the right and down. */
	middle: readonly [x: number, y: number];
}

/** Meshes by the place they make up. The pattern calls sleeves left and right as one looks at them. */
const meshesOfPlaces: Readonly<Record<string, PrintPlace>> = {
	front: 'front',
	// The strip of the buttons is cut on the lines of the front: a print goes on over it.
	placket: 'front',
	back: 'back',
	'sleeve-right': 'sleeve-left',
	'sleeve-left': 'sleeve-right',
};

/** Metres below the line of the armhole. */
const sleeveDrop = 0.02;

export async function readPanels(file: Blob): Promise<Panels> {
	return parsePanels(JSON.parse(await file.text()));
}

export function parsePanels(value: unknown): Panels {
	return v.parse(schema, value);
}

/** The place that a mesh belongs to; collars, cuffs and the like have none. */
export function toGround(panels: Panels, mesh: string): PanelPoint | undefined {
	const place = meshesOfPlaces[mesh];
	if (!place) return undefined;
	if (place.startsWith('sleeve')) return { place, middle: [0, sleeveDrop] };
	const [panel, spot] =
		place === 'front' ? (['front', 'chest'] as const) : (['back', 'back'] as const);
	const { origin } = panels.panels[panel] ?? { origin: [0, 0] };
	const [u, v] = panels.logo[spot].middle;
	return {
		place,
		middle: [(u - origin[0]) * panels.uvMetres, (v - origin[1]) * panels.uvMetres],
	};
}

/** Numbers of places for the shader. */
export function toNumber(place: PrintPlace): number {
	return printPlaces.indexOf(place);
}
