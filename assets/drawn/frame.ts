import { measure, type Pattern } from '#lib/stitch.ts';

/**
 * A closed frame from a border whose middle column is an axis: the axis lies on the corners.
 * `across` and `down` count the tiles between two corners.
 */
export function toFrame(border: Pattern, across: number, down: number): Pattern {
	const { width: period, height: depth } = measure(border);
	const [columns, rows] = [across * period + depth, down * period + depth];
	const shift = period / 2 - (depth - 1) / 2;
	const at = (along: number, deep: number) => border[deep]?.[(along + shift) % period] ?? '.';
	const deepness = (place: number, length: number) => Math.min(place, length - 1 - place);
	return Array.from({ length: rows }, (_, y) =>
		Array.from({ length: columns }, (_, x) => {
			if (deepness(y, rows) < depth) return at(x, deepness(y, rows));
			if (deepness(x, columns) < depth) return at(y, deepness(x, columns));
			return '.';
		}).join(''),
	);
}

/** The pattern turned by a quarter: its rows become columns. */
export function turn(pattern: Pattern): Pattern {
	const { width } = measure(pattern);
	return Array.from({ length: width }, (_, x) => pattern.map((line) => line[x] ?? '.').join(''));
}
