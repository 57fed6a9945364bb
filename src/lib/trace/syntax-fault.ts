import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { bodied, toLine } from './nodes.ts';

/** Where code cannot be read, and why. `text` is the piece of code that the reason is about. */
export interface SyntaxFault {
	kind:
		| 'unclosed'
		| 'open-text'
		| 'extra'
		| 'missing'
		| 'early-end'
		| 'unexpected'
		| 'import'
		| 'types'
		| 'await';
	/** Places in the code, counted from 0. */
	from: number;
	to: number;
	/** Counted from 1. */
	line: number;
	text: string;
}

/**
 * The first fault of a classic script, or undefined if the parser finds none. Errors that are not about the form of the
 * code, such as a name that is declared twice, are not found.
 */
export function findSyntaxFault(code: string): SyntaxFault | undefined {
	const nodes = listNodes(code, parser);
	const toFault = (kind: SyntaxFault['kind'], from: number, to: number): SyntaxFault => ({
		kind,
		from,
		to,
		line: toLine(code, from),
		text: code.slice(from, to),
	});
	const error = nodes.find(isError);
	// The parser of TypeScript takes some comparisons for types: it is asked about code that is no JavaScript.
	const typed = error ? listNodes(code, typeScript) : nodes;
	const type = typed.some(isError) ? undefined : typed.find(isType);
	if (type) return toFault('types', type.from, Math.min(type.to, toLineEnd(code, type.from)));
	if (!error) {
		const misplaced = nodes.find(isMisplaced);
		if (!misplaced) return undefined;
		const kind = misplaced.name === 'AwaitExpression' ? 'await' : 'import';
		return toFault(kind, misplaced.from, misplaced.from + kind.length);
	}
	const open = nodes.find((node) => isOpenText(node, code));
	if (open && open.from <= error.from) return toFault('open-text', open.from, open.from + 1);
	const bracket = findBracket(nodes);
	if (bracket) return toFault(bracket.kind, bracket.node.from, bracket.node.to);
	if (error.to > error.from) return toFault('unexpected', error.from, error.to);
	const next = /\S/.exec(code.slice(error.from));
	if (!next) return toFault('early-end', Math.max(code.trimEnd().length - 1, 0), code.length);
	const from = error.from + next.index;
	const [token = ''] = /^[\p{L}\p{N}_$]+|^./u.exec(code.slice(from)) ?? [];
	return toFault('missing', from, from + token.length);
}

const typeScript = parser.configure({ dialect: 'ts' });

function listNodes(code: string, language: typeof parser): SyntaxNode[] {
	const nodes: SyntaxNode[] = [];
	language.parse(code).iterate({
		enter: ({ node }) => {
			nodes.push(node);
		},
	});
	return nodes;
}

function isError({ type }: SyntaxNode): boolean {
	return type.isError;
}

const typeNames =
	/^(?:Type[A-Z]|Interface|Enum|Ambient|Namespace|Privacy|Optional|PrefixCast|[Rr]eadonly|(?:as|satisfies|implements|abstract)$)/;

/** What only TypeScript has: types, their declarations, `as`, `private` and the exclamation mark after a value. */
function isType({ name, parent }: SyntaxNode): boolean {
	return typeNames.test(name) || (name === 'LogicOp' && parent?.name === 'PostfixExpression');
}

function toLineEnd(code: string, from: number): number {
	return from + (/.*/.exec(code.slice(from))?.[0].length ?? 0);
}

/** A text whose quotation mark, or a template whose backtick, does not come again. */
function isOpenText({ name, from, to }: SyntaxNodeRef, code: string): boolean {
	if (name !== 'String' && name !== 'TemplateString') return false;
	const text = code.slice(from, to);
	return text.length < 2 || text.at(-1) !== text[0];
}

const closing: Readonly<Record<string, string>> = {
	'(': ')',
	'[': ']',
	'{': '}',
	InterpolationStart: 'InterpolationEnd',
};
const closers = Object.values(closing);

/** The first bracket that is not closed, or that closes none. */
function findBracket(
	nodes: readonly SyntaxNode[],
): { kind: 'unclosed' | 'extra'; node: SyntaxNode } | undefined {
	const open: SyntaxNode[] = [];
	for (const node of nodes) {
		if (Object.hasOwn(closing, node.name)) open.push(node);
		else if (closers.includes(node.name)) {
			const isClosed = ({ name }: SyntaxNode) => closing[name] === node.name;
			const last = open.pop();
			if (last && isClosed(last)) continue;
			return last && open.some(isClosed)
				? { kind: 'unclosed', node: last }
				: { kind: 'extra', node };
		}
	}
	const last = open.at(-1);
	return last && { kind: 'unclosed', node: last };
}

/** What only a module can have: an import or export from another file, and `await` outside functions. */
function isMisplaced(node: SyntaxNode): boolean {
	if (node.name === 'ImportDeclaration') return true;
	if (node.name !== 'AwaitExpression') return false;
	for (let outer = node.parent; outer; outer = outer.parent) {
		if (bodied.has(outer.name)) return false;
	}
	return true;
}
