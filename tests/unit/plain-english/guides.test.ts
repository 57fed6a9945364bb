import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listUnused } from '../i18n/glossary.ts';
import { findPhrases } from './phrases.ts';
import { listTrackedFiles } from './tracked-files.ts';

/** The README of each folder, and docs. The glossary contains such phrases, and the list of pictures is file names. */
const guides = listTrackedFiles('*.md').filter(
	(file) => !/^(docs\/(words|pictures)|tests\/.*)\.md$/.test(file),
);

test('guides are written in plain English', () => {
	const found = guides.flatMap((file) =>
		readProse(file)
			.split('\n')
			.flatMap((line, index) => findPhrases(`${file}:${index + 1}`, line)),
	);
	expect(found).toEqual([]);
});

test('guides use the words of the glossary', () => {
	const texts = guides.map((source) => ({
		source,
		locale: 'en' as const,
		text: readProse(source),
	}));
	expect(listUnused(texts)).toEqual([]);
});

/** The text without code and without lists of allowed values. Line numbers stay. */
function readProse(file: string): string {
	return readFileSync(file, 'utf8')
		.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
		.replaceAll(/`[^`\n]*`|one of: [\w, ]+/g, '');
}
