import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

/** The name of the recorder in the instrumented code; no program is likely to use it for a variable of its own. */
export const recorderName = '$trace';

/**
 * Code that does what the given code does and reports each line to a recorder before it runs, with the variables that
 * exist there. Lines keep their numbers; `export` is left out, so that the result can be in a function or a classic
 * script.
 *
 * @example instrument('let a = 1;') // '$trace.step(1,"",{});let a = 1;'
 */
export function instrument(code: string): string {
	const edits: Edit[] = [];
	const tree = parser.parse(code);
	new Walk(code, edits).statements(tree.topNode, { name: '', variables: [] });
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
		if (name === 'ForStatement') return this.#loop(node, scope);
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
		const names = children(node).filter(({ name }) =>
			/^(VariableDefinition|.+Pattern)$/.test(name),
		);
		return names.flatMap((part) =>
			part.name === 'VariableDefinition' ? this.#text(part) : this.#declared(part),
		);
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

	#loop(node: SyntaxNode, outside: Scope) {
		const [, head, body] = children(node);
		if (!head || !body) return;
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
		const { line, name, variables } = this.#place(node, scope);
		this.#insert(value.from, `${recorderName}.exit(${line},${name},${variables},(`);
		this.#functions(value, scope);
		this.#insert(value.to, '))');
		return true;
	}

	/** Functions inside of a statement, with their own names and variables. */
	#functions(node: SyntaxNode, scope: Scope) {
		if (bodied.has(node.name)) this.#function(node, scope);
		else for (const part of children(node)) this.#functions(part, scope);
	}

	#function(node: SyntaxNode, scope: Scope) {
		const body = node.getChild('Block');
		if (!body) {
			for (const part of children(node)) this.#functions(part, scope);
			return;
		}
		const own = node.getChild('VariableDefinition') ?? node.getChild('PropertyDefinition');
		const parameters = node.getChild('ParamList');
		// A declared function may be called before the variables around it exist.
		const known = node.name === 'ArrowFunction' ? scope.variables : [];
		this.statements(body, {
			name: own && node.name !== 'ArrowFunction' ? this.#text(own) : scope.name,
			variables: [...known, ...(parameters ? this.#declared(parameters) : [])],
		});
	}

	#declared(node: SyntaxNode): string[] {
		return children(node).flatMap((part) => {
			if (part.name === 'VariableDefinition') return this.#text(part);
			return bodied.has(part.name) ? [] : this.#declared(part);
		});
	}

	#step(node: SyntaxNode, scope: Scope): string {
		const { line, name, variables } = this.#place(node, scope);
		return `${recorderName}.step(${line},${name},${variables})`;
	}

	#place({ from }: SyntaxNode, { name, variables }: Scope) {
		return {
			line: toLine(this.#code, from),
			name: JSON.stringify(name),
			variables: `{${[...new Set(variables)].join(',')}}`,
		};
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
const bodied = new Set([
	'FunctionDeclaration',
	'FunctionExpression',
	'ArrowFunction',
	'MethodDeclaration',
	'Property',
]);
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

function toLine(code: string, position: number): number {
	return code.slice(0, position).split('\n').length;
}

interface Scope {
	/** The function that contains the lines; empty outside functions. */
	name: string;
	variables: readonly string[];
}

interface Edit {
	from: number;
	to: number;
	insert: string;
}
