import { type Point, toStitchSize, toWaveThread, waveCell } from '#lib/stitch-wave.ts';

export interface Wave {
	start: Point;
	width: number;
	height: number;
	/** Steps to the farthest corner. */
	farthest: number;
	/** When the front reaches a cell, by its steps from the start. */
	arrivals: readonly number[];
	threads: Record<'x' | 'o' | 'cloth', string>;
	/** Colours of the pictures in the window, by cell: see `toCellKey`. */
	cells: ReadonlyMap<string, string>;
}

export function toCellKey(column: number, row: number): string {
	return `${column},${row}`;
}

/** The colours of the page, in its present theme. */
export function readThreads(): Wave['threads'] {
	const probe = document.body.appendChild(document.createElement('i'));
	const read = (name: string) => {
		probe.style.color = `var(${name})`;
		return getComputedStyle(probe).color;
	};
	const threads = { x: read('--cobalt'), o: read('--wheat'), cloth: read('--paper') };
	probe.remove();
	return threads;
}

/**
 * Draws the stitches that are visible at a time, in milliseconds from the start; those over pictures have the colours
 * of the pictures.
 */
export function drawWave(context: CanvasRenderingContext2D, wave: Wave, ms: number) {
	const { start, width, height, arrivals, threads, cells } = wave;
	context.clearRect(0, 0, width, height);
	context.lineCap = 'round';
	context.lineWidth = waveCell * 0.28;
	const ornament = { x: new Path2D(), o: new Path2D() };
	const columns = [-start.x, width - start.x].map((edge) => Math.round(edge / waveCell));
	const rows = [-start.y, height - start.y].map((edge) => Math.round(edge / waveCell));
	for (let row = rows[0] ?? 0; row <= (rows[1] ?? 0); row += 1) {
		for (let column = columns[0] ?? 0; column <= (columns[1] ?? 0); column += 1) {
			const arrival = arrivals[Math.abs(row) + Math.abs(column)];
			const size = arrival === undefined ? 0 : toStitchSize(ms - arrival);
			if (size === 0) continue;
			const [x, y] = [start.x + column * waveCell, start.y + row * waveCell];
			const colour = cells.get(toCellKey(column, row));
			if (colour) {
				const path = new Path2D();
				context.globalAlpha = Math.min(1, size * 1.5);
				context.fillStyle = threads.cloth;
				context.fillRect(x - waveCell / 2, y - waveCell / 2, waveCell, waveCell);
				addStitch(path, x, y, 1);
				context.strokeStyle = colour;
				context.stroke(path);
			} else {
				const thread = toWaveThread(column, row);
				if (thread) addStitch(ornament[thread], x, y, size);
			}
		}
	}
	context.globalAlpha = 1;
	for (const thread of ['x', 'o'] as const) {
		context.strokeStyle = threads[thread];
		context.stroke(ornament[thread]);
	}
}

function addStitch(path: Path2D, x: number, y: number, size: number) {
	const half = waveCell * 0.31 * size;
	path.moveTo(x - half, y - half);
	path.lineTo(x + half, y + half);
	path.moveTo(x + half, y - half);
	path.lineTo(x - half, y + half);
}
