import type { Refusal } from './limits.ts';

/** An element of a drawing, in the namespace of SVG. */
export interface SvgElement {
	name: string;
	attributes: Map<string, string>;
	children: (SvgElement | string)[];
}

interface Drawing {
	root: SvgElement;
	/** Its style sheets, one after the other. */
	css: string;
}

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
/** No drawing has more elements in each other, more elements at all, or more namespaces. */
const deepest = 200;
const mostElements = 60_000;
const mostScopes = 100;

/** What an element may be; others, such as scripts and animations, are left out with what they contain. */
const kept = new Set(
	(
		'svg g a switch defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image ' +
		'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer ' +
		'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
		'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
		'feSpotLight feTile feTurbulence'
	).split(' '),
);

type Scope = ReadonlyMap<string, string>;

interface Open {
	/** Nothing for an element that is left out. */
	element: SvgElement | undefined;
	/** Its name as it is written, which its end must have too. */
	written: string;
	isStyle: boolean;
	scope: Scope;
}

/**
 * Reads a drawing as XML, strictly and once from its start to its end, so that it takes no longer than it is long. A drawing
 * that is not XML is broken: no browser would draw it.
 */
export function readSvg(text: string): Drawing | Refusal {
	const top: SvgElement = { name: '', attributes: new Map(), children: [] };
	const stack: Open[] = [
		{ element: top, written: '', isStyle: false, scope: new Map([['', svg]]) },
	];
	let css = '';
	let count = 0;
	let at = 0;
	/** Goes on behind the next such text; false if there is none. */
	const skip = (end: string) => {
		const next = text.indexOf(end, at);
		if (next >= 0) at = next + end.length;
		return next >= 0;
	};
	const addText = (words: string) => {
		const around = stack.at(-1);
		if (around?.isStyle) css += words;
		else if (around?.element && around.element !== top) around.element.children.push(words);
	};
	while (at < text.length) {
		if (text[at] !== '<') {
			const end = text.indexOf('<', at);
			const words = text.slice(at, end < 0 ? text.length : end);
			addText(toPlain(words));
			at += words.length;
		} else if (text.startsWith('<!--', at)) {
			if (!skip('-->')) return 'broken';
		} else if (text.startsWith('<![CDATA[', at)) {
			const start = at + 9;
			if (!skip(']]>')) return 'broken';
			addText(text.slice(start, at - 3));
		} else if (text.startsWith('<?', at)) {
			if (!skip('?>')) return 'broken';
		} else if (text.startsWith('<!', at)) {
			const start = at;
			if (!skip('>')) return 'broken';
			// Entities can make a few bytes into gigabytes.
			if (text.slice(start, at).includes('[')) return 'unsafe';
		} else if (text.startsWith('</', at)) {
			const [whole = '', written = ''] = match(/<\/([\w.:-]+)\s*>/y, text, at) ?? [];
			if (stack.length === 1 || stack.at(-1)?.written !== written) return 'broken';
			stack.pop();
			at += whole.length;
		} else {
			const tag = readTag(text, at);
			if (!tag) return 'broken';
			at = tag.end;
			const around = stack.at(-1);
			count += 1;
			if (!around || stack.length > deepest || count > mostElements) return 'tooComplex';
			const scope = toScope(around.scope, tag.attributes);
			if (scope.size > mostScopes) return 'tooComplex';
			const [prefix, name] = split(tag.written);
			const isOurs = scope.get(prefix) === svg;
			if (isOurs && name === 'foreignObject') return 'foreign';
			const element =
				isOurs && around.element && kept.has(name)
					? { name, attributes: toAttributes(tag.attributes, scope), children: [] }
					: undefined;
			if (element) around.element?.children.push(element);
			const isStyle = isOurs && name === 'style';
			if (!tag.isEmpty) stack.push({ element, written: tag.written, isStyle, scope });
		}
	}
	const [root] = top.children;
	return stack.length === 1 && typeof root === 'object' && root.name === 'svg'
		? { root, css }
		: 'broken';
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
	pattern.lastIndex = at;
	return pattern.exec(text);
}

const start = /<([A-Za-z_][\w.:-]*)/y;
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const finish = /\s*(\/?)>/y;

function readTag(text: string, from: number) {
	const [opening, written = ''] = match(start, text, from) ?? [];
	if (opening === undefined) return undefined;
	const attributes: [name: string, value: string][] = [];
	let at = from + opening.length;
	for (let one = match(attribute, text, at); one; one = match(attribute, text, at)) {
		attributes.push([one[1] ?? '', toPlain(one[2] ?? one[3] ?? '')]);
		at += one[0].length;
	}
	const end = match(finish, text, at);
	return end && { written, attributes, isEmpty: end[1] === '/', end: at + end[0].length };
}

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
};

/** Characters that are written as their numbers or names. */
function toPlain(text: string): string {
	return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (_, hex, digits, name) => {
		if (name) return entities[name] ?? '';
		const code = hex ? Number.parseInt(hex, 16) : Number(digits);
		return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
	});
}

function split(written: string): [prefix: string, name: string] {
	const colon = written.indexOf(':');
	return colon < 0 ? ['', written] : [written.slice(0, colon), written.slice(colon + 1)];
}

function toScope(around: Scope, attributes: readonly (readonly [string, string])[]): Scope {
	const own = attributes.flatMap(([written, uri]): [string, string][] => {
		if (written === 'xmlns') return [['', uri]];
		const [prefix, name] = split(written);
		return prefix === 'xmlns' ? [[name, uri]] : [];
	});
	return own.length > 0 ? new Map([...around, ...own]) : around;
}

/** Those without a prefix, and references. */
function toAttributes(attributes: readonly (readonly [string, string])[], scope: Scope) {
	const own = new Map<string, string>();
	for (const [written, value] of attributes) {
		const [prefix, name] = split(written);
		if (prefix === '' && name !== 'xmlns') own.set(name, value);
		else if (written === 'xml:space') own.set(written, value);
		else if (scope.get(prefix) === xlink && name === 'href' && !own.has(name)) own.set(name, value);
	}
	return own;
}
