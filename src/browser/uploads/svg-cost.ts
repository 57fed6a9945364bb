/** The highest cost of a drawing that is taken: it is drawn in less than a second. */
export const mostCost = 100_000;

/** A filter works on every pixel, and so does each of its steps. */
const filterStep = 600;
/** A pattern repeats what it contains. */
const tiles = 30;
/** Characters of a path that cost as much as one element. */
const pathUnit = 20;
/** References go through no more elements than this: a chain of them is no drawing. */
const deepest = 50;

interface Element {
	name: string;
	attributes: string;
	children: Element[];
}

/**
 * Estimates how long a browser takes to draw an SVG, in elements without effects. It follows references, which can make
 * a few lines into millions of elements, and counts filters, which cost as much as hundreds of elements.
 */
export function estimateCost(text: string): number {
	const root = readElements(text);
	const byId = new Map<string, Element>();
	collectIds(root, byId);
	// A style sheet may apply to every element.
	const styles = Array.from(
		text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/g),
		([, css]) => css ?? '',
	).join();
	const known = new Map<Element, number>();
	const shared = listReferences(styles);

	function costOf(element: Element, depth: number): number {
		const before = known.get(element);
		if (before !== undefined) return before;
		if (depth > deepest) return Number.POSITIVE_INFINITY;
		// An element that refers to itself is not drawn.
		known.set(element, 0);
		const references = [...listReferences(element.attributes), ...(isDrawn(element) ? shared : [])];
		const cost =
			ownCost(element) +
			sum(element.children.map((child) => costOf(child, depth + 1))) *
				(element.name === 'pattern' ? tiles : 1) +
			sum(references.map((id) => costOf(byId.get(id) ?? nothing, depth + 1)));
		known.set(element, cost);
		return cost;
	}

	return costOf(root, 0);
}

const nothing: Element = { name: '', attributes: '', children: [] };

function ownCost({ name, attributes }: Element): number {
	if (name.startsWith('fe'))
		return (
			filterStep * Math.max(1, Number(/numOctaves\s*=\s*["']\s*(\d+)/.exec(attributes)?.[1] ?? 1))
		);
	return 1 + attributes.length / pathUnit;
}

function isDrawn({ name }: Element): boolean {
	return name !== '' && !/^(?:fe|filter|style|defs|stop|title|desc|metadata)/.test(name);
}

/** The ids of `url(#id)` and `href="#id"`. */
function listReferences(text: string): string[] {
	return Array.from(
		text.matchAll(/url\(\s*["']?#([^"')]+)["']?\s*\)|href\s*=\s*["']#([^"']+)["']/g),
		([, byUrl, byLink]) => byUrl ?? byLink ?? '',
	);
}

function readElements(text: string): Element {
	const root: Element = { name: '', attributes: '', children: [] };
	const open = [root];
	const tags = text
		.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '')
		.matchAll(/<(\/?)(?:[\w-]+:)?([\w-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g);
	for (const [, end, name = '', attributes = ''] of tags) {
		if (end) {
			if (open.length > 1) open.pop();
			continue;
		}
		const element: Element = { name, attributes, children: [] };
		open.at(-1)?.children.push(element);
		if (!attributes.endsWith('/')) open.push(element);
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

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
