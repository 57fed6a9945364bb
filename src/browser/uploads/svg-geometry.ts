/** A rectangle in units of a drawing. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];
/** As in CSS: x becomes a·x + c·y + e, y becomes b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export function readNumbers(text: string): number[] {
	const found = text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi);
	return Array.from(found, ([digits]) => Number(digits));
}

/** The matrix of a `transform` after another one; undefined if it has a function that is not read here. */
export function transform(before: Matrix, text: string): Matrix | undefined {
	let [a, b, c, d, e, f] = before;
	for (const [, name, inside = ''] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
		const [first = 0, second, third = 0, ...others] = readNumbers(inside);
		const cos = Math.cos((first * Math.PI) / 180);
		const sin = Math.sin((first * Math.PI) / 180);
		let next: readonly number[];
		if (name === 'matrix') next = [first, second ?? 0, third, ...others];
		else if (name === 'translate') next = [1, 0, 0, 1, first, second ?? 0];
		else if (name === 'scale') next = [first, 0, 0, second ?? first, 0, 0];
		else if (name === 'rotate') {
			const [x, y] = [second ?? 0, third];
			next = [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
		} else return undefined;
		const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = next;
		[a, b, c, d, e, f] = [
			a * g + c * h,
			b * g + d * h,
			a * i + c * j,
			b * i + d * j,
			a * k + c * l + e,
			b * k + d * l + f,
		];
	}
	return [a, b, c, d, e, f];
}

/** The upright box around a box that a matrix moves. */
export function moveBox(
	[a, b, c, d, e, f]: Matrix,
	[left, top, right, bottom]: Box,
): Box | undefined {
	return toBox(
		[left, right].flatMap((x) =>
			[top, bottom].flatMap((y) => [a * x + c * y + e, b * x + d * y + f]),
		),
	);
}

export function join(one: Box | undefined, [left, top, right, bottom]: Box): Box {
	if (!one) return [left, top, right, bottom];
	return [
		Math.min(one[0], left),
		Math.min(one[1], top),
		Math.max(one[2], right),
		Math.max(one[3], bottom),
	];
}

/** Around points that are listed as x, y, x, y. */
function toBox(points: readonly number[]): Box | undefined {
	let [left, top, right, bottom] = [
		Number.POSITIVE_INFINITY,
		Number.POSITIVE_INFINITY,
		Number.NEGATIVE_INFINITY,
		Number.NEGATIVE_INFINITY,
	];
	for (let at = 0; at + 1 < points.length; at += 2) {
		const [x = 0, y = 0] = [points[at], points[at + 1]];
		[left, right] = [Math.min(left, x), Math.max(right, x)];
		[top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
	}
	return left <= right && top <= bottom ? [left, top, right, bottom] : undefined;
}

const parameters: Readonly<Record<string, number>> = {
	m: 2,
	l: 2,
	t: 2,
	h: 1,
	v: 1,
	q: 4,
	s: 4,
	c: 6,
	a: 7,
};
const digits = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?[\\s,]*';
/** The two flags of an arc need no spaces around them. */
const arc = new RegExp(
	`(${digits})(${digits})(${digits})([01])[\\s,]*([01])[\\s,]*(${digits})(${digits})`,
	'gi',
);

/** What a list of points or a path goes through, control points included. */
export interface Outline {
	box: Box | undefined;
	/** Along both axes, in units of the drawing. */
	length: number;
	corners: number;
}

/** Through points that are listed as x, y, x, y. */
export function toOutline(points: readonly number[]): Outline {
	let length = 0;
	for (const [at, value] of points.entries())
		if (at > 1) length += Math.abs(value - (points[at - 2] ?? 0));
	return { box: toBox(points), length, corners: points.length / 2 };
}

export function readPath(data: string): Outline {
	const points: number[] = [];
	let jumps = 0;
	let [x, y] = [0, 0];
	for (const [, name = '', text = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
		const kind = name.toLowerCase();
		const count = parameters[kind] ?? 0;
		const given =
			kind === 'a'
				? Array.from(text.matchAll(arc), (found) => found.slice(1).map(Number.parseFloat)).flat()
				: readNumbers(text);
		for (let at = 0; count > 0 && at + count <= given.length; at += count) {
			const [dx, dy] = name === kind ? [x, y] : [0, 0];
			const part = given.slice(at, at + count);
			const [first = 0, second = 0] = part;
			if (kind === 'a') {
				const reach = 2 * Math.max(Math.abs(first), Math.abs(second));
				points.push(x - reach, y - reach, x + reach, y + reach);
			} else {
				for (let pair = 0; pair + 3 < count; pair += 2)
					points.push(dx + (part[pair] ?? 0), dy + (part[pair + 1] ?? 0));
			}
			const [fromX, fromY] = [x, y];
			if (kind !== 'v') x = dx + (kind === 'h' ? first : (part[count - 2] ?? 0));
			if (kind !== 'h') y = dy + (kind === 'v' ? first : (part[count - 1] ?? 0));
			if (kind === 'm' && at === 0 && points.length > 0)
				jumps += Math.abs(x - fromX) + Math.abs(y - fromY);
			points.push(x, y);
		}
	}
	const outline = toOutline(points);
	return { ...outline, length: outline.length - jumps };
}
