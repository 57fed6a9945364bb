import type { Point2 } from '#lib/projection.ts';
import type { SeenSide, SideName } from '#tools/cubejs/cube.ts';
import { shade } from '#tools/cubejs/shade.ts';

/** Colours of one side: the cloth and its two threads. */
export interface Dye {
	cloth: string;
	threads: Readonly<Record<string, string>>;
}

/** Draws the sides that are seen, cloth first. `stitch` is the thickness of a thread in pixels. */
export function drawCube(
	context: CanvasRenderingContext2D,
	sides: readonly SeenSide[],
	dyes: Readonly<Record<SideName, Dye>>,
	stitch: number,
) {
	context.lineCap = 'round';
	context.lineJoin = 'round';
	for (const { name, outline, light, stitches } of sides) {
		const { cloth, threads } = dyes[name];
		context.beginPath();
		trace(context, outline);
		context.closePath();
		context.fillStyle = shade(cloth, light);
		context.fill();
		// The same colour round the edge closes the seam that smoothing leaves between two sides.
		context.strokeStyle = context.fillStyle;
		context.lineWidth = 1;
		context.stroke();
		context.lineWidth = stitch;
		for (const [thread, lines] of stitches) {
			context.beginPath();
			for (const line of lines) trace(context, line);
			context.strokeStyle = shade(threads[thread] ?? cloth, light);
			context.stroke();
		}
	}
}

function trace(context: CanvasRenderingContext2D, points: readonly Point2[]) {
	for (const [index, [x, y]] of points.entries()) {
		if (index === 0) context.moveTo(x, y);
		else context.lineTo(x, y);
	}
}
