import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPhrases } from './phrases.ts';
import { listTrackedFiles } from './tracked-files.ts';

/** Everything but the content: there prose is the author's. Tests about such phrases contain them. */
const files = listTrackedFiles('src', 'scripts', 'tests', 'assets', '*.ts', '*.mjs').filter(
	(file) =>
		/\.(ts|tsx|astro|mjs|js|css)$/.test(file) &&
		!/unit\/(plain-english\/|i18n\/(words\.test|glossary))/.test(file),
);

test('comments are written in plain English', () => {
	const found = files.flatMap((file) =>
		listComments(readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
			findPhrases(`${file}:${line}`, text),
		),
	);
	expect(found).toEqual([]);
});

test('titles of tests are written in plain English', () => {
	const titles = files
		.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
		.flatMap((file) =>
			[
				...readFileSync(file, 'utf8').matchAll(
					/^\s*(?:test|describe)\b[^'"`\n]*\(\s*(['"`])(.+?)\1/gm,
				),
			].map(([, , title = '']) => ({ file, title })),
		);
	expect(titles.length).toBeGreaterThan(1000);
	expect(titles.flatMap(({ file, title }) => findPhrases(file, title))).toEqual([]);
});

test('a phrase is found in every kind of comment, and not in code', () => {
	const text = "const a = 'nobody';\n// nobody\n/** Nobody\n * at all */\nlet b; // somebody\n";
	expect(listComments(text).map(({ line }) => line)).toEqual([2, 3, 5]);
});

/** The comments of TypeScript without their examples, with the line each begins in. An address is not one. */
function listComments(text: string): { line: number; text: string }[] {
	return [...text.matchAll(/(?<!\w)\/\*[\s\S]*?\*\/|(?<![:'"`\\/])\/\/[^\n]*/g)].map((match) => ({
		line: text.slice(0, match.index).split('\n').length,
		text: match[0].replaceAll(/@example[^\n]*/g, '').replaceAll(/\s*\n\s*\*?\s*/g, ' '),
	}));
}
