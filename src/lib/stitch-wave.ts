/** A place in the window, in CSS pixels. */
export interface Point {
	x: number;
	y: number;
}

/** A part of the window, in CSS pixels. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** Side of a cell, in CSS pixels. The middle of the first one is where the wave starts. */
export const waveCell = 18;
/** Milliseconds until the front reaches the farthest corner. */
export const waveMs = 420;
/** From the first thread of a stitch to its last one. */
export const stitchMs = 180;

/** Higher than 1, the front starts fast and slows down. */
const easing = 1.6;
/** Share of its life in which a stitch grows; then it shrinks. */
const growth = 0.35;

/** The front runs as a needle counts, along the threads: so many cells across plus so many down. */
export function countSteps({ x, y }: Point, { left, top, width, height }: Box): number {
	const across = Math.max(x - left, left + width - x);
	const down = Math.max(y - top, top + height - y);
	return Math.ceil(across / waveCell) + Math.ceil(down / waveCell);
}

/** When the front reaches a cell so many steps away, in milliseconds from the start. */
export function toArrivalMs(steps: number, farthest: number): number {
	return waveMs * (1 - (1 - Math.min(1, steps / farthest)) ** (1 / easing));
}

/** How many steps the front has gone after so many milliseconds. */
export function toReachedSteps(ms: number, farthest: number): number {
	return Math.floor(farthest * (1 - (1 - Math.min(1, ms / waveMs)) ** easing));
}

/** Share of its full size that a stitch has so many milliseconds after the front has reached it. */
export function toStitchSize(ageMs: number): number {
	const age = ageMs / stitchMs;
	if (age <= 0 || age >= 1) return 0;
	return Math.sin((Math.PI / 2) * Math.min(age / growth, (1 - age) / (1 - growth)));
}

/** The thread of the ornament in a cell, counted from where the wave starts: rhombs in rhombs, as on the home page. */
export function toWaveThread(columns: number, rows: number): 'x' | 'o' | undefined {
	const [across, down] = [Math.abs(columns), Math.abs(rows)];
	const ring = (across + down) % 10;
	if (ring < 2) return 'x';
	if (ring === 6) return Math.abs(across - down) % 4 === 2 ? 'x' : 'o';
	return (ring === 5 || ring === 7) && Math.abs(across - down) % 4 === 1 ? 'o' : undefined;
}

/**
 * The part of a box that lies in the cells which the front has reached, as a value of `clip-path`. For the same box and
 * start it always has the same number of corners.
 */
export function toReachedPolygon(box: Box, start: Point, steps: number): string {
	const [x, y] = [start.x - box.left, start.y - box.top];
	const first = Math.floor(0.5 - y / waveCell);
	const last = Math.floor(0.5 + (box.height - y) / waveCell);
	const right: string[] = [];
	const left: string[] = [];
	for (let row = first; row <= last; row += 1) {
		const reach = Math.max(0, steps - Math.abs(row) + 0.5) * waveCell;
		const [from, to] = [x - reach, x + reach].map((edge) => clamp(edge, box.width));
		const [top, bottom] = [row - 0.5, row + 0.5].map((edge) =>
			clamp(y + edge * waveCell, box.height),
		);
		right.push(`${to}px ${top}px`, `${to}px ${bottom}px`);
		left.push(`${from}px ${top}px`, `${from}px ${bottom}px`);
	}
	return `polygon(${[...right, ...left.reverse()].join()})`;
}

function clamp(value: number, most: number): number {
	return Math.round(Math.min(Math.max(value, 0), most));
}
