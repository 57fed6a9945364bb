import { type Colour, toChannels } from '#tools/design/colour.ts';
import type { GarmentSettings } from './settings.ts';

/** Threads of denim: the copper of working clothes, and raw white for cloth that is as bright as that. */
const copper: Colour = '#c58a45';
const raw: Colour = '#efe6d2';

/** The colour of the seams of denim; other cloth has seams of its own colour. */
export function toSeamThread({
	finish,
	colour,
}: Pick<GarmentSettings, 'finish' | 'colour'>): Colour | undefined {
	if (finish !== 'denim') return undefined;
	return toDistance(colour, copper) > 90 ? copper : raw;
}

function toDistance(one: Colour, other: Colour): number {
	const channels = toChannels(other);
	return Math.hypot(...toChannels(one).map((value, at) => value - (channels[at] ?? 0)));
}
