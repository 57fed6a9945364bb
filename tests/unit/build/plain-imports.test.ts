import { expect, test } from 'vitest';
import { withoutHelper } from '../../../src/build/plain-imports.ts';

test('the lists of files to preload leave the code', () => {
	const lists =
		'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js"])))=>i.map(i=>d[i]);';
	expect(withoutHelper(`${lists}\nn(()=>import("./a.js"),__vite__mapDeps([0,12]))`)).toBe(
		'n(()=>import("./a.js"))',
	);
});

const helper = 'import{t as n}from"./preload-helper.tnMd9Xij.js";';

test.each([
	['n(()=>import("./a.js"));', 'import("./a.js");'],
	['n(()=>import("./a.js"),[]).then(f);', 'import("./a.js").then(f);'],
	['n(async()=>{let{A:e}=await import("./a.js");return{A:e}}).then(f)', 'import("./a.js").then(f)'],
	[
		'n(async()=>{let{A:e,B:t}=await import(`./a.js`).then(e=>e.n);return{A:e,B:t}},[])',
		'import(`./a.js`).then(e=>e.n)',
	],
])('an import in the helper stands alone: %s', (code, plain) => {
	expect(withoutHelper(helper + code)).toBe(plain);
});

test('a call of the helper in another shape finds it in its own chunk', () => {
	const odd = 'n(()=>load("./b.js"))';
	expect(withoutHelper(`${helper}n(()=>import("./a.js"));${odd}`)).toBe(
		`const n=e=>e();import("./a.js");${odd}`,
	);
});

test('other code stays as it is', () => {
	const code = 'const deps=[0];\nload(() => import("./a.js"),[0]);';
	expect(withoutHelper(code)).toBe(code);
});
