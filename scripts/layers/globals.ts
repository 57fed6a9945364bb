import ts from 'typescript';
import { keepScripts } from './imports.ts';

/** A name that a file uses and does not declare. */
export interface Global {
	name: string;
	line: number;
}

/** Lists where a `.ts`, `.tsx` or `.astro` file uses one of the names without declaring it. Types do not count. */
export function listGlobals(path: string, text: string, names: readonly string[]): Global[] {
	const code = path.endsWith('.astro') ? keepScripts(text) : text;
	const source = ts.createSourceFile(`${path}.tsx`, code, ts.ScriptTarget.Latest, true);
	const declared = new Set<string>();
	const used: Global[] = [];

	function visit(node: ts.Node) {
		if (ts.isTypeNode(node)) return;
		if (ts.isIdentifier(node) && names.includes(node.text)) {
			if (isDeclaration(node)) declared.add(node.text);
			else if (!isMember(node)) {
				const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
				used.push({ name: node.text, line });
			}
		}
		ts.forEachChild(node, visit);
	}
	visit(source);
	return used.filter(({ name }) => !declared.has(name));
}

function isDeclaration(node: ts.Identifier): boolean {
	const { parent } = node;
	return (
		(ts.isVariableDeclaration(parent) ||
			ts.isParameter(parent) ||
			ts.isBindingElement(parent) ||
			ts.isFunctionDeclaration(parent) ||
			ts.isImportSpecifier(parent) ||
			ts.isImportClause(parent)) &&
		parent.name === node
	);
}

/** `a.name`, `{ name: 1 }` and the members of types and classes; `{ name }` and `globalThis.name` use the name. */
function isMember(node: ts.Identifier): boolean {
	const { parent } = node;
	if (ts.isPropertyAccessExpression(parent) && parent.expression.getText() === 'globalThis')
		return false;
	if (ts.isBindingElement(parent)) return parent.propertyName === node;
	return (
		(ts.isPropertyAccessExpression(parent) ||
			ts.isPropertyAssignment(parent) ||
			ts.isMethodDeclaration(parent) ||
			ts.isPropertyDeclaration(parent) ||
			ts.isPropertySignature(parent) ||
			ts.isMethodSignature(parent)) &&
		parent.name === node
	);
}
