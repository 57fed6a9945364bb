import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listTrackedFiles } from './tracked-files.ts';

/** Words that names may not contain: `setSaid` contains one. */
const banned = /^(says?|said|tells?|told|hears?|heard|nobody|mend(s|ed)?)$/i;

const files = listTrackedFiles('src', 'scripts', 'tests', 'assets').filter((file) =>
	/\.tsx?$/.test(file),
);

test('names are plain English', () => {
	const found = files.flatMap((file) =>
		listNames(readFileSync(file, 'utf8'))
			.filter(isBanned)
			.map((name) => `${file}: ${name}`),
	);
	expect(files.length).toBeGreaterThan(1000);
	expect([...new Set(found)]).toEqual([]);
});

test('a banned word is found in a name of several words, and not in a text or in a longer word', () => {
	const code = `const setSaid = 'told'; class A { #tell() {} } const assayed = <p onSay={1}>nobody</p>;`;
	expect(listNames(code).filter(isBanned)).toEqual(['setSaid', '#tell', 'onSay']);
});

function isBanned(name: string): boolean {
	return name.split(/[^A-Za-z]+|(?=[A-Z])/).some((word) => banned.test(word));
}

function listNames(code: string): string[] {
	const found: string[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest));
	return found;
}
