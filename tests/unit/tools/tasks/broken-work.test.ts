import { expect, test } from 'vitest';
import { parseWork } from '#tools/tasks/store.ts';
import { damage } from '../damage.ts';

const code = 'function fibonacci(n) {\n\treturn n < 2 ? n : { "code": [n] };\n}';
const cases = [
	{ fields: ['7'], expected: '13' },
	{ fields: ['8'], expected: '21' },
];

test('a solution with one character changed loses its code or one of its tests, and is never taken for whole', () => {
	const text = JSON.stringify({ code, cases });
	for (const broken of damage(text)) {
		if (text.startsWith(broken)) continue;
		const read = parseWork(broken, 1);
		const kept = read?.work.cases.filter((own) =>
			cases.some((each) => JSON.stringify(each) === JSON.stringify(own)),
		);
		const hasCode = read?.work.code === code;
		expect((kept?.length ?? 0) + (hasCode ? 1 : 0), broken).toBeGreaterThanOrEqual(2);
		if (read?.whole) {
			expect(read.work.code, broken).toBeDefined();
			expect(read.work.cases, broken).toHaveLength(2);
		}
	}
});

test('nothing is made of a text that another program wrote', () => {
	for (const text of ['', '7', 'no JSON', '[]', '"code"'])
		expect(parseWork(text, 1)).toBeUndefined();
});
