import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { bodied, toLine } from './nodes.ts';

/** Names in the instrumented code; no program is likely to use them for variables of its own. */
export const recorderName = '$trace';
const callName = '$call';

/**
 * Code that does what the given code does and reports to a recorder: each line before it runs, with the variables that
 * exist there, and each call of a function when it begins and ends. Lines keep their numbers; `export` is left out, so
 * that the result can be in a function or a classic script.
 *
 * @example instrument('let a = 1;') // '$trace.step(1,null,{});let a = 1;'
 */
export function instrument(code: string): string {
	const edits: Edit[] = [];
	const tree = parser.parse(code);
	new Walk(code, edits).statements(tree.topNode, { call: 'null', variables: [] });
	return apply(code, edits);
}

class Walk {
	readonly #code: string;
	readonly #edits: Edit[];

	constructor(code: string, edits: Edit[]) {
		this.#code = code;
		this.#edits = edits;
	}

	/** Everything between two braces: what is declared in it is known to the lines below. */
	statements(block: SyntaxNode, outside: Scope) {
		const scope = { ...outside, variables: [...outside.variables] };
		for (const node of children(block)) {
			this.#statement(node, scope, true);
			if (node.name === 'VariableDeclaration') scope.variables.push(...this.#declared(node));
		}
	}

	#statement(node: SyntaxNode, scope: Scope, listed: boolean) {
		const { name } = node;
		if (name === 'Block') return this.statements(node, scope);
		if (name === 'ExportDeclaration') return this.#export(node, scope);
		if (holding.has(name)) return this.#parts(node, scope);
		if (name === 'ForStatement') return this.#loop(node, scope, listed);
		if (name === 'ReturnStatement' && this.#return(node, scope)) return;
		if (conditional.has(name)) return this.#conditional(node, scope);
		// Code on the line of its condition has its step there.
		const shown =
			listed || toLine(this.#code, node.from) !== toLine(this.#code, node.parent?.from ?? 0);
		if (stepping.has(name) && shown) {
			this.#insert(node.from, `${listed ? '' : '{'}${this.#step(node, scope)};`);
			this.#functions(node, scope);
			if (!listed) this.#insert(node.to, '}');
		} else this.#functions(node, scope);
	}

	#export(node: SyntaxNode, scope: Scope) {
		for (const part of children(node)) {
			if (['export', 'default'].includes(part.name)) {
				this.#edits.push({ from: part.from, to: part.to, insert: '' });
			} else this.#statement(part, scope, true);
		}
	}

	/** `try` with what follows it, and labels. */
	#parts(node: SyntaxNode, outside: Scope) {
		const variables = [...outside.variables, ...this.#own(node)];
		for (const part of children(node)) this.#statement(part, { ...outside, variables }, false);
	}

	/** The name under which an error is caught. */
	#own(node: SyntaxNode): string[] {
		return children(node)
			.filter(({ name }) => /^(VariableDefinition|.+Pattern)$/.test(name))
			.flatMap((part) => this.#names(part));
	}

	/** `if`, `while`, `do` and `switch`: the step is that of the condition, each time it is evaluated. */
	#conditional(node: SyntaxNode, scope: Scope) {
		const condition = node.getChild('ParenthesizedExpression');
		if (condition) this.#insert(condition.from + 1, `${this.#step(node, scope)},`);
		for (const part of children(node)) {
			if (part === condition || part.name === 'ParenthesizedExpression') {
				this.#functions(part, scope);
			} else if (part.name === 'SwitchBody') this.statements(part, scope);
			else this.#statement(part, scope, false);
		}
	}

	/** A call in the head may begin before the first round. */
	#loop(node: SyntaxNode, outside: Scope, listed: boolean) {
		const [, head, body] = children(node);
		if (!head || !body) return;
		if (listed && hasCall(head)) this.#insert(node.from, `${this.#step(node, outside)};`);
		const scope = { ...outside, variables: [...outside.variables, ...this.#declared(head)] };
		const step = this.#step(node, scope);
		if (head.name === 'ForSpec') {
			const asked = findCondition(head);
			if (asked) this.#insert(asked.from, asked.name === ';' ? `${step},true` : `${step},`);
		} else if (body.name === 'Block') this.#insert(body.from + 1, `${step};`);
		else {
			this.#insert(body.from, `{${step};`);
			this.#statement(body, scope, false);
			this.#insert(body.to, '}');
			return;
		}
		this.#functions(head, scope);
		this.#statement(body, scope, false);
	}

	/** The value that is given back is a part of its step; `false` where none is. */
	#return(node: SyntaxNode, scope: Scope): boolean {
		const value = children(node).find(({ name }) => ![';', 'return'].includes(name));
		if (!value) return false;
		this.#exit(value, node, scope);
		return true;
	}

	/** Where the value is that of another call, its line has a step of its own before that call begins. */
	#exit(value: SyntaxNode, node: SyntaxNode, scope: Scope) {
		const before = hasCall(value) ? `${this.#step(node, scope)},` : '';
		this.#insert(value.from, `(${before}${recorderName}.exit(${this.#place(node, scope)},(`);
		this.#functions(value, scope);
		this.#insert(value.to, ')))');
	}

	/** Functions inside of a statement, with their own names and variables. */
	#functions(node: SyntaxNode, scope: Scope) {
		if (bodied.has(node.name)) this.#function(node, scope);
		else for (const part of children(node)) this.#functions(part, scope);
	}

	/** Each call has a number while it runs. Code that is evaluated for a callback without braces belongs to the line of the callback. */
	#function(node: SyntaxNode, scope: Scope) {
		const name = this.#nameOf(node);
		const parameters = node.getChild('ParamList');
		// A declared function may be called before the variables around it exist.
		const known = node.name === 'ArrowFunction' ? scope.variables : [];
		const inner = {
			call: callName,
			variables: [...known, ...(parameters ? this.#declared(parameters) : [])],
		};
		const begin = `const ${callName}=${recorderName}.enter(${JSON.stringify(name)});try{`;
		const end = `}finally{${recorderName}.leave(${callName})}`;
		const body = node.getChild('Block');
		const value = node.name === 'ArrowFunction' && name !== '' ? node.lastChild : null;
		if (body) {
			this.#insert(body.from + 1, begin);
			this.statements(body, inner);
			this.#insert(body.to - 1, end);
		} else if (value) {
			this.#insert(value.from, `{${begin}return `);
			this.#exit(value, value, inner);
			this.#insert(value.to, `;${end}}`);
		} else for (const part of children(node)) this.#functions(part, scope);
	}

	/** A function has a name of its own, or that of what it is assigned to. */
	#nameOf(node: SyntaxNode): string {
		const own = node.name === 'ArrowFunction' ? undefined : children(node).find(isNaming);
		const before = node.prevSibling;
		const target = before && ['Equals', ':'].includes(before.name) ? before.prevSibling : null;
		const name = own ?? target;
		return name && isNaming(name) ? this.#text(name) : '';
	}

	#declared(node: SyntaxNode): string[] {
		return children(node).flatMap((part) => this.#names(part));
	}

	#names(part: SyntaxNode): string[] {
		if (part.name === 'VariableDefinition') return [this.#text(part)];
		return bodied.has(part.name) ? [] : this.#declared(part);
	}

	#step(node: SyntaxNode, scope: Scope): string {
		return `${recorderName}.step(${this.#place(node, scope)})`;
	}

	#place({ from }: SyntaxNode, { call, variables }: Scope): string {
		return `${toLine(this.#code, from)},${call},{${[...new Set(variables)].join(',')}}`;
	}

	#text({ from, to }: SyntaxNode): string {
		return this.#code.slice(from, to);
	}

	#insert(at: number, insert: string) {
		this.#edits.push({ from: at, to: at, insert });
	}
}

const conditional = new Set(['IfStatement', 'WhileStatement', 'DoStatement', 'SwitchStatement']);
const holding = new Set(['TryStatement', 'CatchClause', 'FinallyClause', 'LabeledStatement']);
const calling = new Set(['CallExpression', 'NewExpression', 'TaggedTemplateExpression']);
const stepping = new Set([
	'VariableDeclaration',
	'ExpressionStatement',
	'ReturnStatement',
	'ThrowStatement',
	'BreakStatement',
	'ContinueStatement',
]);

function children(node: SyntaxNode): SyntaxNode[] {
	const list: SyntaxNode[] = [];
	for (let child = node.firstChild; child; child = child.nextSibling) list.push(child);
	return list;
}

/** Whether another function may be called to get a value; what is inside of functions is not called yet. */
function hasCall(node: SyntaxNode): boolean {
	if (calling.has(node.name)) return true;
	const isFunction = bodied.has(node.name) && (node.name !== 'Property' || node.getChild('Block'));
	return !isFunction && children(node).some(hasCall);
}

function isNaming({ name }: SyntaxNode): boolean {
	return /^(Variable|Property|PrivateProperty)(Definition|Name)$/.test(name);
}

/** The second part of `for (a; b; c)`; where it is empty, the semicolon after it. */
function findCondition(head: SyntaxNode): SyntaxNode | undefined {
	const parts = children(head).slice(1);
	const [first] = parts;
	if (first?.name === 'VariableDeclaration') return parts[1];
	return parts[parts.findIndex(({ name }) => name === ';') + 1];
}

/** Edits at one place stay in the order in which they were requested. */
function apply(code: string, edits: readonly Edit[]): string {
	let done = 0;
	let result = '';
	for (const { from, to, insert } of edits.toSorted((a, b) => a.from - b.from)) {
		result += code.slice(done, from) + insert;
		done = to;
	}
	return result + code.slice(done);
}
interface Scope {
	/** The code that refers to the call of the function around the lines: `null` outside functions. */
	call: string;
	variables: readonly string[];
}

interface Edit {
	from: number;
	to: number;
	insert: string;
}
