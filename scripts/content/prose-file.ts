import {
	type Document,
	isAlias,
	isMap,
	isPair,
	isScalar,
	type Node,
	type ParsedNode,
	parseDocument,
	visit,
} from 'yaml';
import { type FieldPath, type Mistake, toPosition } from './mistake.ts';
import { type Source, toMistakeAt } from './source.ts';
import { toSyntaxFinding } from './syntax-finding.ts';

/** Reads the fields between the two lines of `---` at the top of a prose file. */
export function parseProseFile(
	file: string,
	text: string,
): { source: Source; mistakes: Mistake[] } {
	const { yaml, start } = splitTop(text);
	const document = parseDocument(yaml);
	const mistakes = findSlips(document).map(({ code, offset }) =>
		toMistakeAt(
			file,
			toSyntaxFinding('yaml', code, yaml.slice(offset)),
			toPosition(text, start + offset),
		),
	);
	const source = {
		text,
		value: mistakes.length === 0 ? (document.toJS() ?? {}) : undefined,
		locateValue: (path: FieldPath) => toStart(find(document.contents, path, 'value'), start),
		locateKey: (path: FieldPath) => toStart(find(document.contents, path, 'key'), start),
	};
	return { source, mistakes };
}

/** What the parser refuses, and the characters & and *, which it reads as anchors and aliases where text was meant. */
function findSlips(document: Document.Parsed): { code: string; offset: number }[] {
	const slips = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
		code,
		offset: pos[0],
	}));
	visit(document, {
		Node: (_, node) => {
			const isName = isAlias(node) || (node.anchor !== undefined && node.anchor !== '');
			if (isName) slips.push({ code: 'UNEXPECTED_TOKEN', offset: node.range?.[0] ?? 0 });
		},
	});
	return slips.slice(0, 1);
}

function splitTop(text: string): { yaml: string; start: number } {
	const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text);
	if (match === null || match.index !== 0) return { yaml: '', start: 0 };
	return { yaml: match[1] ?? '', start: match[0].indexOf('\n') + 1 };
}

function find(contents: ParsedNode | null, path: FieldPath, part: 'key' | 'value') {
	if (!isMap(contents) || path.length === 0) return undefined;
	const pair = contents.items.find(
		(item) => isPair(item) && isScalar(item.key) && item.key.value === path[0],
	);
	return pair === undefined ? undefined : pair[part];
}

function toStart(node: unknown, start: number): number {
	const range = (node as Node | null | undefined)?.range;
	return range ? start + range[0] : 0;
}
