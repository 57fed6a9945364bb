import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { check } from '../../../fixtures/content/check.ts';
import { goodTree, project } from '../../../fixtures/content/good-tree.ts';

test('a missing comma is shown at the line that lacks it', () => {
	const text = project().replace('"start": "2021-03",', '"start": "2021-03"');
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:12:20
		  A comma is missing before the next field.
		  Found:    "end": "2021-06",
		  Expected: JSON: names and text in double quotes, a comma between fields
		  Example:  "place": "Kyiv", "score": "128"

		1 mistake in 1 file."
	`);
});

test('a comma after the last field', () => {
	expect(
		check({ 'projects/dance-school.json': '{\n\t"start": "2021-03",\n}\n' }),
	).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:3:1
		  The name of a field is expected here. Put it in double quotes. After the last field, delete the comma.
		  Found:    }
		  Expected: JSON: names and text in double quotes, a comma between fields
		  Example:  "place": "Kyiv", "score": "128"

		1 mistake in 1 file."
	`);
});

test('a missing quote', () => {
	const text = project().replace('"2021-03",', '"2021-03,');
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:12:11
		  This text has no closing quote. Keep the text on one line, and write \\" for a quote inside it.
		  Found:    "2021-03,
		  Expected: JSON: names and text in double quotes, a comma between fields
		  Example:  "place": "Kyiv", "score": "128"

		1 mistake in 1 file."
	`);
});

test('a comment', () => {
	const text = project().replace('{', '{ // my project');
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:1:3
		  JSON has no comments. Delete this one.
		  Found:    // my project
		  Expected: JSON: names and text in double quotes, a comma between fields
		  Example:  "place": "Kyiv", "score": "128"

		1 mistake in 1 file."
	`);
});

test('an empty file', () => {
	expect(check({ 'projects/dance-school.json': '' })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:1:1
		  The file is empty. Write its fields, or delete it.
		  Found:    nothing
		  Expected: JSON: names and text in double quotes, a comma between fields
		  Example:  { "place": "Kyiv", "score": "128" }

		1 mistake in 1 file."
	`);
});

test('two slips in one file are two mistakes', () => {
	const text = project().replace('"2021-03",', '2021-03x,').replace('"2021-06",', 'now,');
	const lines = checkContent(goodTree({ 'projects/dance-school.json': text })).mistakes;
	expect(lines.map(({ kind, line }) => [kind, line])).toEqual([
		['broken-json', 12],
		['broken-json', 13],
	]);
});

test('a field that appears twice', () => {
	const text = project().replace('"start"', '"start": "2020-01",\n\t"start"');
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:13:2  start
		  The field "start" appears twice, and only the last one counts. Delete one of them.
		  Found:    "start" a second time
		  Expected: each field once
		  Example:  "start": …

		1 mistake in 1 file."
	`);
});
