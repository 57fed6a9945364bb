/** As seen from above. */
export const rotations = ['clockwise', 'stop', 'counterClockwise'] as const;
export type Rotation = (typeof rotations)[number];

/** The specification gives 0.03 radians in a frame, for a screen of 60 frames in a second. */
export const radiansPerSecond = 0.03 * 60;

const signs: Record<Rotation, number> = { clockwise: -1, stop: 0, counterClockwise: 1 };

/** The angle after some seconds, by the right-hand rule about the upright axis; radians. */
export function turn(angle: number, rotation: Rotation, seconds: number): number {
	return (angle + signs[rotation] * radiansPerSecond * seconds) % (2 * Math.PI);
}
