import { expect, test } from 'vitest';
import { findSyntaxFault } from '#lib/trace/syntax-fault.ts';
import { solutionCode } from '#tools/tasks/solution-code.ts';

test.each([
	['a list', 'function f(c) {\n  return [;\n}', 'unclosed', 2, '['],
	['a condition', 'function f(c) {\n if (c {\n return 1; }\n}', 'unclosed', 2, '('],
	['parameters', 'function f( { return 1 }', 'unclosed', 1, '('],
	['a function', 'function f(c) {\n return 1;\n', 'unclosed', 1, '{'],
	['a function that is closed twice', 'function f() { return 1; }\n}', 'extra', 2, '}'],
	['a bracket of the wrong kind', 'f(a]', 'extra', 1, ']'],
	['a text', 'const a = 1;\nconst b = "abc;\nlet c = 1;', 'open-text', 2, '"'],
	['a template', 'const a = `abc;\nlet b = 1;', 'open-text', 1, '`'],
	['half a sum', 'function f(c) {\n return c + ;\n}', 'missing', 2, ';'],
	['a misspelt word', 'function f() {\n retrun 5;\n}', 'missing', 2, '5'],
	['two statements on a line', 'let a = 3 let b = 4', 'missing', 1, 'let'],
	['half a statement', 'const a =\n', 'early-end', 1, '=\n'],
	['a name that begins with a number', 'const 5a = 3;', 'unexpected', 1, '5'],
	['else without if', 'function f() { else { } }', 'unexpected', 1, 'else'],
	['an import', 'const a = 1;\nimport x from "y";', 'import', 2, 'import'],
	['await outside functions', 'await 5;', 'await', 1, 'await'],
])('the fault of %s has a reason and a place', (_, code, kind, line, text) => {
	expect(findSyntaxFault(code)).toMatchObject({ kind, line, text });
});

test.each([
	...Object.values(solutionCode),
	'',
	'const f = async () => { await 5; };',
	'const t = `a$' + '{[1, `b$' + '{"}"}`]}c`; const r = /[(]/; // (',
	'class A { #x; static {} get y() { return this.#x ?? 1n ** 2n } }; label: for(;;) break label;',
])('code without a fault has none', (code) => {
	expect(findSyntaxFault(code)).toBeUndefined();
});
