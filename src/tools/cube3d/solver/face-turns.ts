import { solvedCube, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
import { type Cubies, compose, invertCubies, isSameState, toCubies } from './cubies.ts';

/** The 18 turns of the six outer layers: three for each, by one quarter, by two, by three. */
export const faceTurns: readonly Turn[] = ([1, 0, 2] as const).flatMap((axis) =>
	[1, -1].flatMap((layer) => [1, 2, -1].map((quarters) => ({ axis, layer, quarters }))),
);

/** What each of them does to the solved cube, read from the cube of the page. */
export const turnedCubies: readonly Cubies[] = faceTurns.map((turn) =>
	toCubies(turnLayer(solvedCube, turn)),
);

/** The turns that leave edges unflipped and the middle layer in itself: top and bottom, and half turns of the sides. */
export const calmTurns: readonly number[] = faceTurns.flatMap(({ axis, quarters }, at) =>
	axis === 1 || quarters === 2 ? [at] : [],
);

/** The turn that takes this one back. */
export function invertTurn(turn: number): number {
	return turn - (turn % 3) + (2 - (turn % 3));
}

/** Whether a turn may follow another: not of the same layer, and opposite layers in one order alone. */
export function mayFollow(turn: number, last: number): boolean {
	const layer = Math.floor(turn / 3);
	const before = Math.floor(last / 3);
	return last < 0 || (layer !== before && !(layer % 2 === 0 && layer + 1 === before));
}

/** For each turn the one that looks like it from another side. */
export function seeTurns(symmetry: Cubies): readonly number[] {
	return turnedCubies.map((turned) => {
		const seen = see(turned, symmetry);
		return turnedCubies.findIndex((other) => isSameState(other, seen));
	});
}

/** A state or turn as seen from another side. */
export function see(state: Cubies, symmetry: Cubies): Cubies {
	return compose(compose(symmetry, state), invertCubies(symmetry));
}
