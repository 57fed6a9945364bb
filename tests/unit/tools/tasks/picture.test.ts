import { draw } from '#tools/tasks/picture.ts';
import { recordSteps } from './record.ts';

/** The rows of the picture at the last step of a line, in the body of a function or in code of its own. */
function drawAt(body: string, line: number) {
	const code = `function run() {\n${body}\n}`;
	const steps = recordSteps(code);
	return draw(
		code,
		steps,
		steps.findLastIndex((step) => step.line === line),
	);
}

function printAt(body: string, line: number) {
	return drawAt(body, line).map(({ names, caller, cells }) => {
		const parts = cells.map(({ label, text, pointers }) =>
			[label, text, ...pointers.map((name) => `<${name}`)].filter(Boolean).join(' '),
		);
		return `${names.join(', ')}${caller ? ` (${caller})` : ''}: ${parts.join(' | ')}`;
	});
}

const letters = 'const s = "abc";\nconst other = "x";\nlet i = 1;\nreturn s[i];';
const keys =
	'const counts = { a: 1, b: 2 };\nconst letter = "b";\nconst memo = new Map([[5, 8]]);\nconst n = 5;\nreturn [counts[letter], memo.get(n)];';
const calls =
	'const list = [3, 4];\nreturn sum(list, [5]);\n}\nfunction sum(all, more) {\nreturn 0;';

test.each([
	['a text is a row of letters', letters, 3, ['s: a | b | c']],
	['with the variables that point into it', letters, 5, ['s: a | b <i | c']],
	['a map or an object is a row with keys', keys, 6, ['counts: a 1 | b 2 <letter', 'memo: 5 8 <n']],
	['arguments are rows', calls, 6, ['all: 3 | 4', 'more: 5']],
	[
		'lists of a caller are below',
		calls.replace('(list', '(1'),
		6,
		['more: 5', 'list (run): 3 | 4'],
	],
])('%s', (_, code, line, rows) => {
	expect(printAt(code, line)).toEqual(rows);
});

test('one object is one row with all its names; an item that is an object has its number', () => {
	const rows = drawAt('const a = [1];\nconst b = a;\nconst grid = [a, [1]];\nreturn 0;', 5);
	expect(rows.map(({ names }) => names)).toEqual([['a', 'b'], ['grid']]);
	const [first, second] = rows[1]?.cells ?? [];
	expect(first?.object).toBe(rows[0]?.object);
	expect(second?.object).not.toBe(first?.object);
});
