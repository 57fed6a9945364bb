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
/** An element, so many characters of a path, and so many of a style sheet for all elements. */
const elementMs = 0.04;
const pathUnit = 20;
const styleUnit = 300;
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
}

/** What it takes to draw something: milliseconds at any size, and those for its pixels at `keptSide`. */
interface Work {
	fixed: number;
	pixels: number;
}

const nothing = (): Element => ({ name: '', attributes: '', letters: 0, children: [] });

/**
 * The longest side, in pixels, at which a browser draws an SVG in about a second; undefined if it takes longer at any.
 * The web has no call that ends the drawing of an image, so the time is worked out before: the elements are walked
 * as they are drawn, copies included, and each effect counts by the area that it covers.
 */
export function toDrawnSide(text: string): number | undefined {
	const plain = text.replace(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
		toPlain(Number.parseInt(digits, hex ? 16 : 10)),
	);
	if (hidden.test(plain)) return undefined;
	const { fixed, pixels } = estimateWork(plain.replace(/&(?:quot|apos);/g, ''));
	return sides.find((side) => fixed + pixels * (side / keptSide) ** 2 <= mostCost);
}

function estimateWork(text: string): Work {
	const root = readElements(text);
	const byId = new Map<string, Element>();
	collectIds(root, byId);
	const styles = readStyles(text);
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
	// Sides and places from a style sheet are not read.
	const placed = /(?<![\w-])(?:d|width|height|r|rx|ry|transform|scale|zoom)\s*:/;
	const known =
		!placed.test(styles.all + [...styles.byClass.values()].join()) &&
		(sized || (w > 0 && h > 0 && !readValue(svg.attributes, 'viewBox')));
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

	/** Draws an element as the picture would, and returns where; `times` it. */
	function draw(
		element: Element,
		matrix: Matrix | undefined,
		inherited: string,
		depth: number,
		times: number,
	): Box | undefined {
		const { name, attributes, children, letters } = element;
		fixed += times * elementMs * (1 + attributes.length / pathUnit + styles.all.length / styleUnit);
		if (depth > deepest) fixed = Number.POSITIVE_INFINITY;
		// An element that refers to itself is not drawn.
		if (fixed > mostCost || isUndrawn.test(name) || open.has(element)) return [0, 0, 0, 0];
		open.add(element);
		fixed += times * letterMs * letters;
		const look = `${attributes} ${styles.all}${readWords(attributes, 'class')
			.map((each) => styles.byClass.get(each) ?? '')
			.join('')}`;
		const paint = `${inherited} ${look.match(inheritedParts)?.join(' ') ?? ''}`.slice(-2000);
		const moved =
			/transform\s*[:=]|\bstyle\s*=[^>]*(?:scale|rotate|translate|zoom)\s*:|<animate/.test(look)
				? matrix && transform(matrix, readValue(look, 'transform'))
				: matrix;
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
			const stroke = readStroke(paint);
			box = inner && own && moveBox(inner, grow(own, stroke));
			if (own) {
				const across = own[2] - own[0] + own[3] - own[1] + stroke;
				const side = box ? Math.min(1, (box[2] - box[0] + box[3] - box[1]) / around) : 1;
				const drawn = stroke > 0 ? 2 * length + 4 * stroke * corners : length;
				fixed += times * crossingMs * side * (drawn / (across || 1));
			}
			const painted = /url\(/.test(paint) ? fullMs.gradient : fullMs.fill;
			pixels += times * painted * toShare(box);
			const dash = /stroke-dasharray\s*[:=]\s*["']?\s*([^"';]+)/.exec(paint)?.[1];
			if (dash && dash.trim() !== 'none') fixed += times * toDashMs(dash, own, attributes);
		}
		for (const [at, child] of children.entries()) {
			const one = draw(child, inner, paint, depth + 1, times);
			if (!isShape) include(one, at);
		}
		if (name === 'use') {
			const used = byId.get(/href\s*=\s*["']\s*#([^"'\s]+)/.exec(attributes)?.[1] ?? '');
			box = used && draw(used, inner, paint, depth + 1, times);
			if (/\s[xy]\s*=/.test(attributes)) box = undefined;
		}
		const share = toShare(box);
		const filter = (area: number, steps: number) => {
			fixed += times * area * filterMs * steps;
			pixels += times * area * fullMs.filterStep * steps;
		};
		const count = (pattern: RegExp) => look.match(pattern)?.length ?? 0;
		const single = children.length === 0 && name !== 'use';
		pixels +=
			times *
			share *
			(fullMs.opacity *
				(single ? 0.1 : 1) *
				count(/(?<![\w-])(?:opacity|isolation)\s*[:=]\s*["']?\s*(?!1(?:\.0*)?["';\s])/g) +
				fullMs.blend * count(/mix-blend-mode\s*[:=](?!\s*["']?normal)/g) +
				fullMs.clip * count(/clip-path\s*[:=](?!\s*["']?none)/g) +
				fullMs.mask * count(/(?<![\w-])mask(?:-image)?\s*[:=](?!\s*["']?none)/g));
		filter(share, countFilters(look));
		for (const [, id = ''] of `${look} ${isShape ? inherited : ''}`.matchAll(
			/url\(\s*["']?\s*#([^"')\s]+)/g,
		)) {
			const target = byId.get(id);
			if (!target) continue;
			if (target.name === 'filter') filter(Math.min(1, 4 * share), toSteps(target));
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
						'',
						depth + 2,
						times * repeated,
					);
				// A mask of a mask, a clip of a clip, a pattern of another.
				if (/url\(|href/.test(target.attributes))
					draw({ ...target, name: 'g', children: [] }, undefined, '', depth + 1, times);
			}
		}
		open.delete(element);
		return box;
	}

	draw(svg, known ? [1, 0, 0, 1, 0, 0] : undefined, '', 0, 1);
	return { fixed, pixels };
}

/** What hides its work from a reader: animation, escapes and searches in styles, shadows, drawings in drawings. */
const hidden =
	/<(?:\w+:)?(?:set|animate\w*)[\s/>]|<style\b[^<]*(?:\\|:has\(|~)|text-shadow|style\s*=\s*["'][^"'>]*\\|data:(?!image\/[\w+.-]+;base64,|font\/|application\/)/i;

/** A character that is written as its number; one that would end a value is left out. */
function toPlain(code: number): string {
	const character = code < 128 ? String.fromCharCode(code) : '';
	return /[\w#():;,.\s-]/.test(character) ? character : ' ';
}

const shapes = /^(?:rect|circle|ellipse|line|polyline|polygon|path|text|image)$/;
const isUndrawn =
	/^(?:defs|style|title|desc|metadata|filter|mask|clipPath|pattern|symbol|marker|linearGradient|radialGradient|stop|script|namedview)$/;
const inheritedParts =
	/(?:fill|stroke|marker(?:-\w+)?|stroke-dasharray|stroke-width|font-size)\s*[:=]\s*(?:"[^"]*"|'[^']*'|[^;"']*)/g;

/** Style sheets: what they give a class, and what may be meant for any element. */
function readStyles(text: string) {
	const css = Array.from(
		text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/g),
		([, inside]) => inside ?? '',
	).join();
	const byClass = new Map<string, string>();
	const all = css
		.replace(/\/\*[\s\S]*?\*\/|<!\[CDATA\[|\]\]>/g, '')
		.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selector: string, body: string) => {
			if (!/^[\s,]*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/.test(selector)) return rule;
			for (const [name] of selector.matchAll(/[\w-]+/g))
				byClass.set(name, `${byClass.get(name) ?? ''};${body}`);
			return '';
		});
	return { byClass, all };
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
		if (name === 'rect' || name === 'image')
			return [of('x'), of('y'), of('x') + of('width'), of('y') + of('height')];
		const [rx, ry] = [of('rx') || of('r'), of('ry') || of('r')];
		if (rx && ry) return [of('cx') - rx, of('cy') - ry, of('cx') + rx, of('cy') + ry];
		if (name === 'line') return ['x1', 'y1', 'x2', 'y2'].map(of);
		return name === 'text' ? [] : readNumbers(readValue(attributes, 'points'));
	}
}

/** The widest stroke that may be meant. */
function readStroke(look: string): number {
	if (!/(?<![\w-])stroke\s*[:=]\s*["']?\s*(?!none)/.test(look)) return 0;
	const widths = look.matchAll(/stroke-width\s*[:=]\s*["']?\s*([\d.]+)/g);
	return Math.max(1, ...Array.from(widths, ([, width]) => Number(width)));
}

function grow([left, top, right, bottom]: Box, width: number): Box {
	return [left - width, top - width, right + width, bottom + width];
}

/** Each dash is drawn by itself. */
function toDashMs(dash: string, box: Box | undefined, attributes: string): number {
	const lengths = readNumbers(dash);
	const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
	const size = box ? box[2] - box[0] + box[3] - box[1] : 4000;
	return mean > 0 ? (elementMs * size * (2 + attributes.length / 200)) / mean : 0;
}

/** Filters that are written as functions. */
function countFilters(look: string): number {
	const values = look.match(/(?<![\w-])filter\s*[:=]\s*["']?[^;}"']*/g)?.join() ?? '';
	return values.match(/[a-z-]+\((?!\s*["']?#)/g)?.length ?? 0;
}

/** How many times a filter goes over its pixels. */
function toSteps({ children }: Element): number {
	return children.reduce((sum, { name, attributes, children: inner }) => {
		const octaves = Number(readValue(attributes, 'numOctaves') || 1);
		const order =
			Number.parseFloat(readValue(attributes, 'order')) || (name === 'feConvolveMatrix' ? 3 : 1);
		return sum + Math.max(1, octaves, order * order) + inner.length / 10;
	}, 0);
}

function readValue(attributes: string, key: string): string {
	return new RegExp(`(?:^|[\\s;"'])${key}\\s*(?:=\\s*["']|:)([^"';]*)`).exec(attributes)?.[1] ?? '';
}

function readWords(attributes: string, key: string): string[] {
	return readValue(attributes, key).split(/\s+/);
}

function readElements(text: string): Element {
	const root = nothing();
	const open = [root];
	const tags = text
		.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '')
		.matchAll(/<(\/?)(?:[\w-]+:)?([\w-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>([^<]*)/g);
	for (const [, end, name = '', attributes = '', after = ''] of tags) {
		const element = { ...nothing(), name, attributes };
		if (!end) open.at(-1)?.children.push(element);
		if (end && open.length > 1) open.pop();
		else if (!end && !attributes.endsWith('/')) open.push(element);
		const around = open.at(-1);
		if (around) around.letters += after.trim().length;
	}
	return root;
}

function collectIds(element: Element, byId: Map<string, Element>) {
	const waiting = [element];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const id = /\sid\s*=\s*["']([^"']+)["']/.exec(next.attributes)?.[1];
		if (id !== undefined) byId.set(id, next);
		waiting.push(...next.children);
	}
}
