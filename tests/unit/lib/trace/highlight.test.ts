import { readFileSync } from 'node:fs';
import { highlight } from '#lib/trace/highlight.ts';
import { taskIds } from '#tools/tasks/task-ids.ts';

test('code is divided where its colour changes, and space belongs to what is before it', () => {
	expect(highlight("const one = f('b', 2); // c")).toEqual([
		[
			['const ', 'tok-keyword'],
			['one ', 'tok-definition'],
			['= f(', ''],
			["'b'", 'tok-string'],
			[', ', ''],
			['2', 'tok-number'],
			['); ', ''],
			['// c', 'tok-comment'],
		],
	]);
});

test.each(taskIds)('the pieces of the solution of %s are its whole text', (task) => {
	const code = readFileSync(`src/tools/tasks/solutions/${task}.js`, 'utf8').trimEnd();
	const lines = highlight(code);
	expect(lines.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(code);
	for (const line of lines)
		for (const [at, [, kind]] of line.entries()) expect(kind).not.toBe(line[at - 1]?.[1]);
});
