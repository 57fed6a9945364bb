import type { SvgElement } from './svg-tree.ts';

/** What a style gives, in the order in which it is written. */
type Declarations = readonly (readonly [property: string, value: string])[];

interface Rule {
	/** Each has an element in the one before it; the last is the one that is meant. */
	chain: readonly Compound[];
	/** How particular it is; of equal ones the later counts. */
	weight: number;
	declarations: Declarations;
}

/** `path.thin#one`: nothing of it may be missing. */
interface Compound {
	name: string | undefined;
	id: string | undefined;
	classes: readonly string[];
}

/** Properties that are drawn and that are read here; all others are left out. */
export const properties: ReadonlySet<string> = new Set(
	(
		'alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters ' +
		'direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family ' +
		'font-size font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing lighting-color ' +
		'marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order ' +
		'shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
		'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform ' +
		'transform-origin vector-effect visibility word-spacing writing-mode'
	).split(' '),
);
/** Longer values are no colours, lengths or names. */
const longest = 1000;

/** The declarations of a `style` attribute or of a rule. */
export function readDeclarations(text: string): Declarations {
	return splitOutside(text, ';').flatMap((one): [string, string][] => {
		const colon = one.indexOf(':');
		const property = one.slice(0, colon).trim().toLowerCase();
		const value = cleanValue(property, one.slice(colon + 1).replace(/!\s*important\s*$/i, ''));
		if (colon < 0 || value === undefined) return [];
		// A shorthand.
		if (property === 'marker')
			return ['start', 'mid', 'end'].map((end) => [`marker-${end}`, value]);
		return [[property, value]];
	});
}

/**
 * A value as there is one way to write it: names in lower case, references without quotes. Undefined for what refers to
 * something outside of the drawing, and for what only a style sheet can compute.
 */
export function cleanValue(property: string, text: string): string | undefined {
	const value = text.replace(/\s+/g, ' ').trim();
	if (value.length > longest || /[\\{}]|\/\*|var\(|env\(|attr\(/i.test(value)) return undefined;
	if (property === 'font-family') return /[()]/.test(value) ? undefined : value;
	const clean = value.replace(
		/url\( ?(["']?)(#[^"')\s]+)\1 ?\)|[A-Z]+/gi,
		(found, _quote, id?: string) => (id ? `url(${id})` : found.toLowerCase()),
	);
	// Browsers read %23 in a reference as the character that it stands for.
	if (/url\((?!#)|url\([^)]*%|["']/.test(clean)) return undefined;
	return property === 'transform' ? clean.replace(/(\d)(?:px|deg)/g, '$1') : clean;
}

/** The rules of a style sheet for elements, classes and identifiers; others, and all that begin with @, are left out. */
export function readRules(css: string): Rule[] {
	const text = removeComments(css);
	const rules: Rule[] = [];
	let at = 0;
	while (at < text.length) {
		const open = text.indexOf('{', at);
		if (open < 0) break;
		const close = findClose(text, open);
		const prelude = text.slice(at, open).trim();
		// `@charset "utf-8";` before a rule.
		const selectors = prelude.slice(prelude.lastIndexOf(';') + 1).trim();
		if (!selectors.startsWith('@')) {
			const declarations = readDeclarations(text.slice(open + 1, close));
			for (const selector of selectors.split(',')) {
				const chain = readSelector(selector);
				if (chain) rules.push({ chain, weight: weigh(chain), declarations });
			}
		}
		at = close + 1;
	}
	return rules.sort((one, other) => one.weight - other.weight);
}

function removeComments(css: string): string {
	const parts: string[] = [];
	let at = 0;
	for (let from = css.indexOf('/*'); from >= 0; from = css.indexOf('/*', at)) {
		parts.push(css.slice(at, from));
		const end = css.indexOf('*/', from + 2);
		at = end < 0 ? css.length : end + 2;
	}
	return [...parts, css.slice(at)].join(' ');
}

/** The brace that closes another one. */
function findClose(text: string, open: number): number {
	let depth = 0;
	for (let at = open; at < text.length; at += 1) {
		if (text[at] === '{') depth += 1;
		else if (text[at] === '}') depth -= 1;
		if (depth === 0) return at;
	}
	return text.length;
}

/** Divides a text, but not inside of quotes and parentheses. */
function splitOutside(text: string, divider: string): string[] {
	const parts: string[] = [];
	let [from, depth, quote] = [0, 0, ''];
	for (let at = 0; at < text.length; at += 1) {
		const letter = text[at] ?? '';
		if (quote) quote = letter === quote ? '' : quote;
		else if (letter === '"' || letter === "'") quote = letter;
		else if (letter === '(') depth += 1;
		else if (letter === ')') depth = Math.max(0, depth - 1);
		else if (letter === divider && depth === 0) {
			parts.push(text.slice(from, at));
			from = at + 1;
		}
	}
	return [...parts, text.slice(from)];
}

function readSelector(text: string): Compound[] | undefined {
	const parts = text.replaceAll('>', ' ').trim().split(/\s+/);
	const chain = parts.map((part): Compound | undefined => {
		const [whole, name, rest = ''] =
			/^(\*|[A-Za-z][\w-]*)?((?:[.#][\w\u0080-\uffff-]+)*)$/.exec(part) ?? [];
		if (!whole) return undefined;
		const marks = rest.match(/[.#][^.#]+/g) ?? [];
		const of = (mark: string) =>
			marks.filter((one) => one.startsWith(mark)).map((one) => one.slice(1));
		return { name: name === '*' ? undefined : name, id: of('#')[0], classes: of('.') };
	});
	return chain.every((one) => one !== undefined) ? (chain as Compound[]) : undefined;
}

function weigh(chain: readonly Compound[]): number {
	return chain.reduce(
		(sum, { name, id, classes }) => sum + (id ? 10_000 : 0) + 100 * classes.length + (name ? 1 : 0),
		0,
	);
}

/** Whether a rule is for the last of some elements, each of which contains the next. */
export function isMeant({ chain }: Rule, path: readonly SvgElement[]): boolean {
	let at = path.length - 1;
	for (let link = chain.length - 1; link >= 0; link -= 1) {
		const compound = chain[link];
		const isLast = link === chain.length - 1;
		while (at >= 0 && !isLast && !isSuch(compound, path[at])) at -= 1;
		if (at < 0 || !isSuch(compound, path[at])) return false;
		at -= 1;
	}
	return true;
}

function isSuch(compound: Compound | undefined, element: SvgElement | undefined): boolean {
	if (!compound || !element) return false;
	const { name, id, classes } = compound;
	if (name && name !== element.name) return false;
	if (id && id !== element.attributes.get('id')) return false;
	return classes.every((one) => toClasses(element).has(one));
}

const known = new WeakMap<SvgElement, ReadonlySet<string>>();

function toClasses(element: SvgElement): ReadonlySet<string> {
	const classes = known.get(element) ?? new Set(element.attributes.get('class')?.split(/\s+/));
	known.set(element, classes);
	return classes;
}
