import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listUnused } from '../i18n/glossary.ts';
import { listTrackedFiles } from './tracked-files.ts';

/** The messages of commands and schemas. The archive of LinkedIn has column names of its own. */
const files = listTrackedFiles('scripts', 'src/schemas').filter(
	(file) => file.endsWith('.ts') && !file.endsWith('/linkedin.ts'),
);

test('commands and schemas use the words of the glossary', () => {
	const texts = files.flatMap((source) => listSentences(source, readFileSync(source, 'utf8')));
	expect(texts.length).toBeGreaterThan(300);
	expect(listUnused(texts)).toEqual([]);
});

test('a sentence is found in texts and templates, and words of code are not', () => {
	const text = `import x from 'one two';\nconst a = 'figure'; b('A film is missing.', \`\${c} is asked.\`);`;
	expect(listSentences('a.ts', text).map((found) => found.text)).toEqual([
		'A film is missing.',
		' is asked.',
	]);
});

/** Texts with a space: all others are names. Paths, pages and Ukrainian texts are not messages. */
function listSentences(source: string, code: string) {
	const found: { source: string; locale: 'en'; text: string }[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isImportDeclaration(node)) return;
		const isText =
			ts.isStringLiteral(node) ||
			ts.isNoSubstitutionTemplateLiteral(node) ||
			ts.isTemplateHead(node) ||
			ts.isTemplateMiddle(node) ||
			ts.isTemplateTail(node);
		if (
			isText &&
			node.text.trim().includes(' ') &&
			!/\p{Script=Cyrillic}|<\/style>/u.test(node.text)
		) {
			found.push({
				source,
				locale: 'en',
				text: node.text.replaceAll(/\bsrc\/\S+|^profile email$/g, ''),
			});
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(source, code, ts.ScriptTarget.Latest));
	return found;
}
