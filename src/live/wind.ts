const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The nearest of eight points. @example toCompassPoint(350) // 'n' */
export function toCompassPoint(degrees: number): CompassPoint {
	const turn = ((degrees % 360) + 360) % 360;
	return compassPoints[Math.round(turn / 45) % 8] ?? 'n';
}

/** Metres a second below which the air is calm, by the Beaufort scale: then there is no direction. */
export const calmBelow = 0.3;
