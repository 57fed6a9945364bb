import { expect, test } from 'vitest';
import { draw } from '#tools/tasks/picture.ts';
import type { PictureRow } from '#tools/tasks/picture-row.ts';
import { recordSteps } from './record.ts';

/** The picture at the last step of a line. */
function drawAt(code: string, line: number): PictureRow[] {
	const steps = recordSteps(code);
	return draw(
		code,
		steps,
		steps.findLastIndex((step) => step.line === line),
	);
}

function toText({ names, caller, cells }: PictureRow) {
	const parts = cells.map(({ label, text, pointers }) =>
		[label, text, ...pointers.map((name) => `<${name}`)].filter(Boolean).join(' '),
	);
	return `${names.join(', ')}${caller ? ` (${caller})` : ''}: ${parts.join(' | ')}`;
}

test('a text is a row of letters, with the variables that point into it', () => {
	const code =
		'function run() {\nconst s = "abc";\nconst other = "x";\nlet i = 1;\nreturn s[i];\n}';
	expect(drawAt(code, 5).map(toText)).toEqual(['s: a | b <i | c']);
	expect(drawAt(code, 3).map(toText)).toEqual(['s: a | b | c']);
});

test('a map or an object is a row with keys; a key is pointed at', () => {
	const code =
		'function run() {\nconst counts = { a: 1, b: 2 };\nconst letter = "b";\nconst memo = new Map([[5, 8]]);\nconst n = 5;\nreturn [counts[letter], memo.get(n)];\n}';
	expect(drawAt(code, 6).map(toText)).toEqual(['counts: a 1 | b 2 <letter', 'memo: 5 8 <n']);
});

test('one object is one row with all its names; an item that is an object has its number', () => {
	const code =
		'function run() {\nconst a = [1];\nconst b = a;\nconst grid = [a, [1]];\nreturn 0;\n}';
	const rows = drawAt(code, 5);
	expect(rows.map(({ names }) => names)).toEqual([['a', 'b'], ['grid']]);
	const [first, second] = rows[1]?.cells ?? [];
	expect(first?.object).toBe(rows[0]?.object);
	expect(second?.object).not.toBe(first?.object);
});

test('lists of a caller are shown below, with the name of the function', () => {
	const code =
		'function run() {\nconst list = [3, 4];\nreturn sum(list, [5]);\n}\nfunction sum(all, more) {\nreturn 0;\n}';
	expect(drawAt(code, 6).map(toText)).toEqual(['all: 3 | 4', 'more: 5']);
	const other = code.replace('sum(list, [5])', 'sum(1, [5])');
	expect(drawAt(other, 6).map(toText)).toEqual(['more: 5', 'list (run): 3 | 4']);
});

test('a value that cannot be read does not end the run that is watched', () => {
	const code =
		'function run() {\nconst a = { get b() { throw new Error("x"); } };\nconst c = 1;\nreturn c;\n}';
	expect(recordSteps(code).at(-1)?.result).toBe('1');
});
