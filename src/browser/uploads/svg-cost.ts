import { keptSide } from './limits.ts';
import {
	type Box,
	join,
	type Matrix,
	moveBox,
	type Outline,
	readNumbers,
	readPath,
	toOutline,
	transform,
} from './svg-geometry.ts';

/** Milliseconds that a drawing may take; those below were measured in Chromium without a graphics card. */
const mostCost = 1000;
/** A letter, which takes the longest in WebKit. */
const letterMs = 0.25;
/** An element, and so many characters of a path. */
const elementMs = 0.04;
const pathUnit = 20;
/** A line from one side of a picture to the other. */
const crossingMs = 0.25;
/** What each effect takes where it covers a whole picture with a side of `keptSide`; groups take the longest in WebKit. */
const fullMs = {
	fill: 5,
	gradient: 15,
	opacity: 120,
	clip: 60,
	blend: 200,
	mask: 400,
	filterStep: 700,
};
/** A step of a filter at any size: Firefox, whose filters are slower than those of others. */
const filterMs = 100;
/** A pattern repeats what it contains. */
const tiles = 30;
/** References go through no more elements than this: a chain of them is no drawing. */
const deepest = 60;
/** Longer sides of a drawing that are tried: an elaborate one is drawn smaller. */
const sides = [keptSide, keptSide / 2, keptSide / 4];

interface Element {
	name: string;
	attributes: string;
	/** How many characters of text it contains. */
	letters: number;
	children: Element[];
	/** In its own units, once it was read; without a box for one that may be anywhere. */
	outline?: Outline;
	/** What the elements around it hand on. */
	around?: Inherited;
}

/** What it takes to draw something: milliseconds at any size, and those for its pixels at `keptSide`. */
interface Work {
	fixed: number;
	pixels: number;
}

/** Of letters, whose lines are not read. */
const unknown: Outline = { box: undefined, length: 0, corners: 0 };

const nothing = (): Element => ({ name: '', attributes: '', letters: 0, children: [] });

/**
 * The longest side, in pixels, at which a browser draws an SVG in about a second; undefined if it takes longer at any. The text is
 * one of `cleanSvg`: it has no style sheets, and one way to write each thing.
 * The web has no call that ends the drawing of an image, so the time is worked out before: the elements are walked
 * as they are drawn, copies included, and each effect counts by the area that it covers.
 */
export function toDrawnSide(text: string): number | undefined {
	const { fixed, pixels } = estimateWork(text);
	return sides.find((side) => fixed + pixels * (side / keptSide) ** 2 <= mostCost);
}

function estimateWork(text: string): Work {
	const root = readElements(text);
	const byId = new Map<string, Element>();
	collectIds(root, byId, none);
	const svg = root.children[0] ?? root;
	const [left = 0, top = 0, width = 0, height = 0] = readNumbers(
		readValue(svg.attributes, 'viewBox'),
	);
	const sized = width > 0 && height > 0 && !/slice/.test(svg.attributes);
	const own = (['width', 'height'] as const).map((side) =>
		Number.parseFloat(readValue(svg.attributes, side)),
	);
	const [w = 0, h = 0] = sized ? [width, height] : own;
	const whole: Box = sized ? [left, top, left + width, top + height] : [0, 0, w || 1, h || 1];
	const known = sized || (w > 0 && h > 0 && !readValue(svg.attributes, 'viewBox'));
	const around = whole[2] - whole[0] + whole[3] - whole[1];
	const open = new Set<Element>();
	let fixed = 0;
	let pixels = 0;

	const toShare = (box: Box | undefined) =>
		box
			? Math.min(
					1,
					((box[2] - box[0]) * (box[3] - box[1])) / ((whole[2] - whole[0]) * (whole[3] - whole[1])),
				)
			: 1;

	/** A filter goes over a rectangle around what it is for, or over one of its own. */
	function toFilterShare(attributes: string, share: number, matrix: Matrix | undefined): number {
		const [x = 0, y = 0, w = 1.2, h = 1.2] = ['x', 'y', 'width', 'height'].map((side) => {
			const text = readValue(attributes, side).trim();
			const value = Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1);
			return Number.isNaN(value) ? undefined : value;
		});
		if (readValue(attributes, 'filterUnits') !== 'userSpaceOnUse')
			return Math.min(1, Math.max(4, w * h) * share);
		const isKnown =
			matrix &&
			readValue(attributes, 'width') &&
			readValue(attributes, 'height') &&
			!attributes.includes('%');
		return toShare(isKnown ? moveBox(matrix, [x, y, x + w, y + h]) : undefined);
	}

	/** Draws an element as the picture would, and returns where; `times` it. */
	function draw(
		element: Element,
		matrix: Matrix | undefined,
		inherited: Inherited,
		depth: number,
		times: number,
	): Box | undefined {
		const { name, attributes, children, letters } = element;
		fixed += times * elementMs * (1 + toLength(attributes) / pathUnit);
		if (depth > deepest) fixed = Number.POSITIVE_INFINITY;
		// An element that refers to itself is not drawn.
		if (fixed > mostCost || isUndrawn.test(name) || open.has(element)) return [0, 0, 0, 0];
		open.add(element);
		fixed += times * letterMs * letters;
		const handed = inherit(inherited, attributes);
		const isPainted = [...handed.values()].some((value) => value.includes('url('));
		const dash = handed.get('stroke-dasharray');
		const isDashed = dash !== undefined && dash !== 'none' && dash !== '0';
		const moved = matrix && transform(matrix, readValue(attributes, 'transform'));
		const inner =
			name !== 'svg' && name !== 'symbol' && name !== 'marker'
				? moved
				: element === svg
					? moved
					: undefined;
		let box: Box | undefined;
		const include = (one: Box | undefined, at: number) => {
			box = one && (at === 0 || box) ? (at === 0 ? one : join(box, one)) : undefined;
		};
		const isShape = shapes.test(name);
		if (isShape) {
			element.outline ??= readOutline(element);
			const { box: own, length, corners } = element.outline;
			const stroke = readStroke(handed);
			box = inner && own && moveBox(inner, grow(own, stroke));
			if (own) {
				const across = own[2] - own[0] + own[3] - own[1] + stroke;
				const side = box ? Math.min(1, (box[2] - box[0] + box[3] - box[1]) / around) : 1;
				const drawn = stroke > 0 ? 2 * length + 4 * stroke * corners : length;
				// A point far outside makes a box wide, but not what crosses the picture.
				const [a, b, c, d] = inner ?? [1, 0, 0, 1];
				const reach = inner ? around / Math.sqrt(Math.abs(a * d - b * c) || 1) : across;
				fixed += times * crossingMs * side * (drawn / (Math.min(across, reach) || 1));
			}
			const painted = isPainted ? fullMs.gradient : fullMs.fill;
			pixels += times * painted * toShare(box);
			if (isDashed) fixed += times * toDashMs(dash, element.outline, attributes);
		} else if (isDashed && letters > 0) fixed += times * letters * toDashMs(dash, unknown, '');
		for (const [at, child] of children.entries()) {
			const one = draw(child, inner, handed, depth + 1, times);
			if (!isShape) include(one, at);
		}
		if (name === 'use') {
			const used = byId.get(readValue(attributes, 'href').slice(1));
			// A symbol is drawn only so.
			const drawn = used?.name === 'symbol' ? { ...used, name: 'g' } : used;
			box = drawn && draw(drawn, inner, handed, depth + 1, times);
			if (used?.name === 'symbol') box = undefined;
			if (/\s[xy]\s*=/.test(attributes)) box = undefined;
		}
		const share = toShare(box);
		const filter = (area: number, steps: number) => {
			fixed += times * area * filterMs * steps;
			pixels += times * area * fullMs.filterStep * steps;
		};
		const single = children.length === 0 && name !== 'use';
		const has = (key: string, idle: RegExp) => {
			const value = readValue(attributes, key);
			return value !== '' && !idle.test(value) ? 1 : 0;
		};
		const style = readValue(attributes, 'style');
		const isAlone = /isolation:(?!auto)/.test(style) ? 1 : 0;
		pixels +=
			times *
			share *
			(fullMs.opacity * (single ? 0.1 : 1) * (has('opacity', /^1(?:\.0*)?$/) + isAlone) +
				(/mix-blend-mode:(?!normal)/.test(style) ? fullMs.blend : 0) +
				fullMs.clip * has('clip-path', /^none$/) +
				fullMs.mask * has('mask', /^none$/));
		filter(share, countFilters(attributes));
		const paints = isShape || letters > 0 ? [...handed.values()] : [];
		for (const [, id = ''] of [attributes, ...paints].join(' ').matchAll(/url\(#([^)]*)\)/g)) {
			const target = byId.get(id);
			if (!target) continue;
			if (target.name === 'filter')
				filter(toFilterShare(target.attributes, share, inner), toSteps(target));
			else {
				const repeated =
					target.name === 'pattern'
						? tiles
						: target.name === 'marker'
							? (element.outline?.corners ?? 1)
							: 1;
				for (const child of target.children)
					draw(
						child,
						/objectBoundingBox|pattern|marker/.test(target.name + target.attributes)
							? undefined
							: inner,
						inherit(target.around ?? none, target.attributes),
						depth + 2,
						times * repeated,
					);
				// A mask of a mask, a clip of a clip, a pattern of another.
				if (/url\(| href=/.test(target.attributes))
					draw({ ...target, name: 'g', children: [] }, undefined, none, depth + 1, times);
			}
		}
		open.delete(element);
		return box;
	}

	draw(svg, known ? [1, 0, 0, 1, 0, 0] : undefined, none, 0, 1);
	return { fixed, pixels };
}

const shapes = /^(?:rect|circle|ellipse|line|polyline|polygon|path|text|image)$/;
const isUndrawn =
	/^(?:defs|filter|mask|clipPath|pattern|symbol|marker|linearGradient|radialGradient|stop)$/;
const inheritedParts = / (fill|stroke|marker-\w+|stroke-dasharray|stroke-width)="([^"]*)"/g;

/** Paints and lines that an element hands on, by their names. */
type Inherited = ReadonlyMap<string, string>;
const none: Inherited = new Map();

function inherit(before: Inherited, attributes: string): Inherited {
	const own = Array.from(
		attributes.matchAll(inheritedParts),
		([, name = '', value = '']) => [name, value] as const,
	);
	return own.length > 0 ? new Map([...before, ...own]) : before;
}

/** Characters that are read as numbers or names: those of a picture in the drawing are not. */
function toLength(attributes: string): number {
	const data = attributes.indexOf(' href="data:');
	return data < 0
		? attributes.length
		: attributes.length - (attributes.indexOf('"', data + 8) - data);
}

function readOutline({ name, attributes }: Element): Outline {
	let isKnown = true;
	const of = (key: string) => {
		const value = readValue(attributes, key);
		isKnown &&= /^\s*(?:[-+\d.e]+(?:px)?)?\s*$/i.test(value);
		return Number.parseFloat(value) || 0;
	};
	const outline = name === 'path' ? readPath(readValue(attributes, 'd')) : toOutline(readPoints());
	return isKnown ? outline : { ...outline, box: undefined };

	function readPoints(): number[] {
		if (name === 'rect' || name === 'image') {
			// An image without sides has its own.
			if (name === 'image' && !(of('width') && of('height'))) isKnown = false;
			return [of('x'), of('y'), of('x') + of('width'), of('y') + of('height')];
		}
		if (name === 'circle' || name === 'ellipse') {
			const [rx, ry] = name === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
			return [of('cx') - rx, of('cy') - ry, of('cx') + rx, of('cy') + ry];
		}
		if (name === 'line') return ['x1', 'y1', 'x2', 'y2'].map(of);
		return name === 'text' ? [] : readNumbers(readValue(attributes, 'points'));
	}
}

function readStroke(handed: Inherited): number {
	if ((handed.get('stroke') ?? 'none') === 'none') return 0;
	const width = Number.parseFloat(handed.get('stroke-width') ?? '1');
	return Number.isNaN(width) ? 1 : Math.max(1, width);
}

function grow([left, top, right, bottom]: Box, width: number): Box {
	return [left - width, top - width, right + width, bottom + width];
}

/** Each dash is drawn by itself. */
function toDashMs(dash: string, { box, length }: Outline, attributes: string): number {
	const lengths = readNumbers(dash);
	const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
	// The unit of dashes is the one in which the whole path has this length.
	const own = Number.parseFloat(readValue(attributes, 'pathLength'));
	const around = box ? box[2] - box[0] + box[3] - box[1] : 4000;
	const size = own > 0 ? own : Math.max(length, around);
	return mean > 0 ? (elementMs * size * (2 + attributes.length / 200)) / mean : 0;
}

/** Filters that are written as functions. */
function countFilters(attributes: string): number {
	return readValue(attributes, 'filter').match(/[a-z-]+\((?!#)/g)?.length ?? 0;
}

/** Steps that look at each pixel alone take a fifth of a blur, or less, in all three engines. */
const light = /^fe(?:Flood|Offset|Blend|Merge|Composite|ColorMatrix|ComponentTransfer)$/;
const lightStep = 0.2;

/** How many times a filter goes over its pixels. */
function toSteps({ children }: Element): number {
	return children.reduce((sum, { name, attributes, children: inner }) => {
		const octaves = Number(readValue(attributes, 'numOctaves') || 1);
		const order =
			Math.max(0, ...readNumbers(readValue(attributes, 'order'))) ||
			(name === 'feConvolveMatrix' ? 3 : 1);
		// Each pixel is compared with as many as the square of this, in rows and columns.
		const radius = Math.max(0, ...readNumbers(readValue(attributes, 'radius')));
		const own = light.test(name) ? lightStep : 1;
		return (
			sum +
			Math.max(own, octaves > 1 ? octaves : 0, order > 1 ? order * order : 0, radius / 10) +
			inner.length / 10
		);
	}, 0);
}

/** No value has a quote in it that is not written as an entity. */
function readValue(attributes: string, key: string): string {
	const start = attributes.indexOf(` ${key}="`);
	const from = start + key.length + 3;
	return start < 0 ? '' : attributes.slice(from, attributes.indexOf('"', from));
}

function readElements(text: string): Element {
	const root = nothing();
	const open = [root];
	const tags = text.matchAll(/<(\/?)(\w+)([^<>]*)>([^<]*)/g);
	for (const [, end, name = '', attributes = '', after = ''] of tags) {
		const element = { ...nothing(), name, attributes };
		if (!end) open.at(-1)?.children.push(element);
		if (end && open.length > 1) open.pop();
		else if (!end) open.push(element);
		const around = open.at(-1);
		if (around) around.letters += after.trim().length;
	}
	return root;
}

/** The first of two elements with one name counts. */
function collectIds(element: Element, byId: Map<string, Element>, around: Inherited) {
	const id = readValue(element.attributes, 'id');
	if (id && !byId.has(id)) byId.set(id, element);
	element.around = around;
	const handed = inherit(around, element.attributes);
	for (const child of element.children) collectIds(child, byId, handed);
}
