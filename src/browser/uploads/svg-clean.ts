import type { Refusal } from './limits.ts';
import { cleanValue, isMeant, properties, readDeclarations, readRules } from './svg-styles.ts';
import { readSvg, type SvgElement } from './svg-tree.ts';

/** Comparisons of a rule with an element, and what rules give them; more take longer than a tenth of a second. */
const mostComparisons = 1_000_000;
/** Characters of a drawing written anew: styles may make it longer. */
const longest = 8_000_000;

/** Attributes that are no properties and that say what is drawn. */
const plain = new Set(
	(
		'amplitude azimuth baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent ' +
		'filterUnits fr fx fy gradientTransform gradientUnits height href id in in2 intercept k1 k2 k3 k4 kernelMatrix ' +
		'lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits method mode ' +
		'numOctaves offset operator order orient pathLength patternContentUnits patternTransform patternUnits points ' +
		'pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry ' +
		'scale seed side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation ' +
		'stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength type values viewBox width x x1 x2 ' +
		'xChannelSelector xml:space y y1 y2 yChannelSelector z'
	).split(' '),
);
/** Sides and places that a style may give. */
const placing = new Set(['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry']);
/** Properties without an attribute: written as one, they are not drawn. */
const styled = ['mix-blend-mode', 'isolation'];
const raster = /^data:image\/(?:png|jpe?g|webp|avif|gif|bmp);base64,[\w+/=]*$/;

export type Cleaned = { ok: true; drawing: string } | { ok: false; reason: Refusal };

/**
 * Writes a drawing anew, with nothing in it but what is known here: elements of SVG, and what styles give them as
 * attributes. There is one way to write each thing, so that what is worked out from it is true of what is drawn. Scripts,
 * animations, style sheets and what lies outside of the drawing are gone.
 */
export function cleanSvg(text: string): Cleaned {
	const read = readSvg(text);
	if (typeof read === 'string') return { ok: false, reason: read };
	const rules = readRules(read.css);
	let comparisons = 0;
	let length = 0;
	const parts: string[] = [];

	function write(element: SvgElement, path: readonly SvgElement[]) {
		const inside = [...path, element];
		comparisons += rules.length;
		const meant =
			comparisons > mostComparisons ? [] : rules.filter((rule) => isMeant(rule, inside));
		const styles = [
			...meant.flatMap(({ declarations }) => declarations),
			...readDeclarations(element.attributes.get('style') ?? ''),
		];
		comparisons += styles.length;
		const attributes = toAttributes(element, styles);
		if (path.length === 0) attributes.set('xmlns', 'http://www.w3.org/2000/svg');
		parts.push(`<${element.name}`);
		for (const [name, value] of attributes) {
			parts.push(` ${name}="${toXml(value)}"`);
			length += value.length;
		}
		if (length > longest) comparisons = Number.POSITIVE_INFINITY;
		if (comparisons > mostComparisons) return;
		parts.push('>');
		for (const child of element.children)
			if (typeof child === 'string') parts.push(toXml(child));
			else write(child, inside);
		parts.push(`</${element.name}>`);
	}

	write(read.root, []);
	if (comparisons > mostComparisons) return { ok: false, reason: 'tooComplex' };
	return { ok: true, drawing: parts.join('') };
}

function toAttributes(
	{ name, attributes }: SvgElement,
	styles: readonly (readonly [string, string])[],
): Map<string, string> {
	const own = new Map<string, string>();
	const style = new Map<string, string>();
	const give = (property: string, value: string) => {
		if (styled.includes(property)) style.set(property, value);
		else own.set(property, value);
	};
	for (const [key, value] of attributes) {
		if (properties.has(key)) {
			const clean = cleanValue(key, value);
			if (clean !== undefined && !styled.includes(key)) own.set(key, clean);
		} else if (key === 'href') {
			const address = value
				.replace(/\s+/g, '')
				.replace(/^data:image\/\w+;base64,/i, (start) => start.toLowerCase());
			if (name === 'image' ? raster.test(address) : /^#[^%]+$/.test(address)) own.set(key, address);
		} else if (plain.has(key)) own.set(key, value);
	}
	for (const [property, value] of styles) {
		if (properties.has(property)) give(property, value);
		else if (placing.has(property) && /^-?[\d.]+(?:px)?$/.test(value)) own.set(property, value);
	}
	if (style.size > 0) own.set('style', [...style].map((one) => one.join(':')).join(';'));
	return own;
}

const escapes: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

function toXml(text: string): string {
	return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? '');
}
