/** Nodes that may be functions, with a body of their own. */
export const bodied = new Set([
	'FunctionDeclaration',
	'FunctionExpression',
	'ArrowFunction',
	'MethodDeclaration',
	'Property',
]);

export function toLine(code: string, position: number): number {
	return code.slice(0, position).split('\n').length;
}
