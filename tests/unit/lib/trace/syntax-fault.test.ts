import { findSyntaxFault } from '#lib/trace/syntax-fault.ts';
import { solutionCode } from '#tools/tasks/solution-code.ts';
import faults from './syntax-faults.json' with { type: 'json' };

test.each(faults)('the fault of $name has a reason and a place', ({ name: _, code, ...fault }) => {
	expect(findSyntaxFault(code)).toMatchObject(fault);
});

test.each([
	...Object.values(solutionCode),
	'',
	'const f = async () => { await 5; };',
	'const t = `a$' + '{[1, `b$' + '{"}"}`]}c`; const r = /[(]/; // (',
	'f<a>(b); const as = x?.y; typeof a ? b : c;',
	'class A { #x; static {} get y() { return this.#x ?? 1n ** 2n } }; label: for(;;) break label;',
])('code without a fault has none', (code) => {
	expect(findSyntaxFault(code)).toBeUndefined();
});
