import type { PrintPlace } from './garments.ts';
import type { Technique } from './technique.ts';

/** Where a print lies on its panel, how large it is, how it is turned and how it is put there. */
export interface Placement {
	place: PrintPlace;
	/** From the middle of the place to the right as one looks at the cloth, −1 to 1, in units of 20 cm. */
	positionX: number;
	/** From the middle of the place upwards, −1.5 to 1.5, in units of 20 cm. */
	positionY: number;
	/** 0.1 to 2; at 1 a print is 13 cm wide. */
	scale: number;
	/** Turn to the right in degrees, −180 to 180. */
	turn: number;
	/** Left and right exchanged. */
	mirror: boolean;
	/** Nothing but a key or a button changes where it lies. */
	locked: boolean;
	technique: Technique;
}

export const horizontal = { min: -1, max: 1, step: 0.05 } as const;
export const vertical = { min: -1.5, max: 1.5, step: 0.05 } as const;
/** The slider starts later than the buttons stop, as specified. */
export const scaleSlider = { min: 0.3, max: 2, step: 0.05 } as const;
export const scaleLimits = { min: 0.1, max: 2, buttonStep: 0.02 } as const;
export const turnLimits = { min: -180, max: 180, step: 5 } as const;

/** Metres of cloth in one unit of position. */
export const metresPerUnit = 0.2;
/** Width in metres of a print at scale 1. */
export const printWidth = 0.13;

export const firstPlacement: Placement = {
	place: 'front',
	positionX: 0,
	positionY: 0,
	scale: 1,
	turn: 0,
	mirror: false,
	locked: false,
	technique: 'ink',
};

/** A new logo lies on the chest beside the buttons, where shirts have theirs. */
export const firstLogo: Placement = {
	...firstPlacement,
	positionX: 0.45,
	positionY: 0.25,
	scale: 0.6,
};

/** The placement with some values changed, each inside its limits and rounded to a fifth of a millimetre. */
export function place(placement: Placement, changes: Partial<Placement>): Placement {
	const next = { ...placement, ...changes };
	return {
		place: next.place,
		positionX: limit(next.positionX, horizontal, placement.positionX),
		positionY: limit(next.positionY, vertical, placement.positionY),
		scale: limit(next.scale, scaleLimits, placement.scale),
		turn: limit(next.turn, turnLimits, placement.turn),
		mirror: next.mirror,
		locked: next.locked,
		technique: next.technique,
	};
}

/** One press of the buttons beside the slider. */
export function stepScale(placement: Placement, direction: 1 | -1): Placement {
	return place(placement, { scale: placement.scale + direction * scaleLimits.buttonStep });
}

function limit(value: number, { min, max }: { min: number; max: number }, before: number): number {
	if (!Number.isFinite(value)) return before;
	// Adding zero makes −0 a plain 0, which JSON keeps.
	return Math.round(Math.min(max, Math.max(min, value)) * 1000) / 1000 + 0;
}
