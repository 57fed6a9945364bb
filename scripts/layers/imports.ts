import ts from 'typescript';

/** One import of a file: static, dynamic, re-export, `require` or `import.meta.glob`. */
export interface Import {
	from: string;
	line: number;
	/** True when nothing of it is left in the built code. */
	typeOnly: boolean;
	/** The names it takes; empty for a whole module. */
	names: readonly string[];
}

/** Lists what a `.ts`, `.tsx` or `.astro` file imports. */
export function listImports(path: string, text: string): Import[] {
	const code = path.endsWith('.astro') ? keepScripts(text) : text;
	const source = ts.createSourceFile(`${path}.tsx`, code, ts.ScriptTarget.Latest, true);
	const imports: Import[] = [];

	function add(node: ts.Node | undefined, typeOnly: boolean, names: readonly string[] = []) {
		if (!node || !ts.isStringLiteralLike(node)) return;
		const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
		imports.push({ from: node.text, line, typeOnly, names });
	}

	function visit(node: ts.Node) {
		if (ts.isImportDeclaration(node)) {
			add(node.moduleSpecifier, isTypeOnly(node), namesOf(node));
		} else if (ts.isExportDeclaration(node)) {
			add(node.moduleSpecifier, node.isTypeOnly);
		} else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
			add(node.argument.literal, true);
		} else if (ts.isCallExpression(node) && isImportCall(node)) {
			const [first] = node.arguments;
			const list = first && ts.isArrayLiteralExpression(first) ? first.elements : [first];
			for (const item of list) add(item, false);
		}
		ts.forEachChild(node, visit);
	}
	visit(source);
	return imports;
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
	if (!importClause) return false;
	if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	const { name, namedBindings } = importClause;
	if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
	return (
		namedBindings.elements.length > 0 && namedBindings.elements.every((item) => item.isTypeOnly)
	);
}

function namesOf({ importClause }: ts.ImportDeclaration): string[] {
	const bindings = importClause?.namedBindings;
	if (!bindings || !ts.isNamedImports(bindings) || importClause?.name) return [];
	return bindings.elements.map((item) => (item.propertyName ?? item.name).text);
}

function isImportCall({ expression }: ts.CallExpression): boolean {
	return (
		expression.kind === ts.SyntaxKind.ImportKeyword ||
		['import.meta.glob', 'require'].includes(expression.getText())
	);
}

/** Blanks everything of an Astro file but its frontmatter and scripts, so that the lines stay the same. */
function keepScripts(text: string): string {
	const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text);
	const blocks = [
		...(frontmatter ? [frontmatter] : []),
		...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g),
	];
	let kept = '';
	for (const block of blocks) {
		const code = block[1] ?? '';
		const start = block.index + block[0].indexOf(code);
		kept += `${blank(text.slice(kept.length, start))}${code}`;
	}
	return kept;
}

function blank(text: string): string {
	return text.replaceAll(/[^\n]/g, ' ');
}
