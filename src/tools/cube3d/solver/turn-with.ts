import type { Turn } from '#tools/cube3d/cube.ts';
import { mirror } from '#tools/cube3d/notation.ts';
import {
	type Axis,
	type Position,
	type RotationMatrix,
	rotatePosition,
} from '#tools/cube3d/rotation.ts';

/** The same turn on a cube that has been turned as a whole. */
export function turnWith({ axis, layer, quarters }: Turn, whole: RotationMatrix): Turn {
	const way = rotatePosition(whole, toUnit(axis));
	const to = way.findIndex((value) => value !== 0) as Axis;
	const sign = way[to];
	return {
		axis: to,
		layer: sign === 1 ? layer : mirror(layer),
		quarters: quarters === 2 ? 2 : quarters * sign,
	};
}

function toUnit(axis: Axis): Position {
	return [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
}
