import {
	findNodeAtLocation,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from 'jsonc-parser';
import { toFinding } from './finding.ts';
import { type FieldPath, type Mistake, toFieldName, toPosition } from './mistake.ts';
import { type Source, toMistakeAt } from './source.ts';
import { toSyntaxFinding } from './syntax-finding.ts';

/** No record of the site goes deeper than five groups. */
const deepest = 50;

/** Reads a JSON file strictly, as the build does, but finds every mistake and the place of every field. */
export function parseJsonFile(file: string, text: string): { source: Source; mistakes: Mistake[] } {
	if (isTooDeep(text)) {
		const mistake = toMistakeAt(file, {
			...toSyntaxFinding('json', 'deep', text),
			found: 'more than 50 nested braces and brackets',
		});
		const locate = () => 0;
		const source = { text, value: undefined, locateValue: locate, locateKey: locate };
		return { source, mistakes: [mistake] };
	}
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
	const mistakes = [...toSyntaxMistakes(file, text, errors), ...findRepeatedKeys(file, text, tree)];
	const value = errors.length === 0 ? JSON.parse(text) : undefined;
	const source = {
		text,
		value,
		locateValue: (path: FieldPath) => findInnermost(tree, path)?.offset ?? 0,
		locateKey: (path: FieldPath) => {
			const node = tree && findNodeAtLocation(tree, [...path] as (string | number)[]);
			const isField = node?.parent?.type === 'property';
			return (isField ? node.parent?.offset : findInnermost(tree, path)?.offset) ?? 0;
		},
	};
	return { source, mistakes };
}

/** Unlimited nesting would overflow the stack of every recursive reader. */
function isTooDeep(text: string): boolean {
	let depth = 0;
	for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
		if (sign === '{' || sign === '[') depth += 1;
		if (sign === '}' || sign === ']') depth -= 1;
		if (depth > deepest) return true;
	}
	return false;
}

/** One syntax error makes the parser report several: only the first one of each line is reported. */
function toSyntaxMistakes(file: string, text: string, errors: readonly ParseError[]): Mistake[] {
	if (text.trim() === '')
		return [toMistakeAt(file, { ...toSyntaxFinding('json', 'empty', text), found: 'nothing' })];
	const seen = new Set<number>();
	return errors.flatMap(({ error, offset }) => {
		const end = endOfPreviousWord(text, offset);
		const isSpare = text[end - 1] === ',' && /[\]}]/.test(text[offset] ?? '');
		const code = isSpare ? 'spareComma' : printParseErrorCode(error);
		const isMissing = code === 'CommaExpected';
		const at = isSpare ? end - 1 : isMissing ? end : offset;
		const place = toPosition(text, at);
		if (seen.has(place.line)) return [];
		seen.add(place.line);
		return toMistakeAt(
			file,
			toSyntaxFinding('json', code, text.slice(isSpare ? at : offset)),
			place,
		);
	});
}

/** Where a comma is missing or spare, the line above is the one to correct. */
function endOfPreviousWord(text: string, offset: number): number {
	return text.slice(0, offset).trimEnd().length;
}

function findRepeatedKeys(file: string, text: string, node: Node | undefined): Mistake[] {
	const children = node?.children ?? [];
	const seen = new Set<unknown>();
	const mistakes: Mistake[] = [];
	for (const child of children) {
		const key = child.type === 'property' ? child.children?.[0] : undefined;
		if (key !== undefined && seen.has(key.value)) {
			const place = toPosition(text, key.offset);
			const field = toFieldName([String(key.value)]);
			mistakes.push({
				...toMistakeAt(file, toFinding('repeated-field', { name: String(key.value) }), place),
				field,
			});
		}
		seen.add(key?.value);
		mistakes.push(...findRepeatedKeys(file, text, child));
	}
	return mistakes;
}

function findInnermost(tree: Node | undefined, path: FieldPath): Node | undefined {
	for (let length = path.length; length > 0 && tree !== undefined; length--) {
		const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
		if (node !== undefined) return node;
	}
	return tree;
}
