import { expect, test } from 'vitest';
import { withoutHelper } from '../../../src/integrations/plain-imports.ts';

test('the lists of files to preload leave the code', () => {
	const lists =
		'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js"])))=>i.map(i=>d[i]);';
	expect(withoutHelper(`${lists}\nn(()=>import("./a.js"),__vite__mapDeps([0,12]))`)).toBe(
		'n(()=>import("./a.js"))',
	);
});

test('a chunk with the helper in another file gets it into its own', () => {
	const code = 'import{t as n}from"./preload-helper.tnMd9Xij.js";n(()=>import("./a.js"));';
	expect(withoutHelper(code)).toBe('const n=e=>e();n(()=>import("./a.js"));');
});

test('other code stays as it is', () => {
	const code = 'const deps=[0];\nload(() => import("./a.js"),[0]);';
	expect(withoutHelper(code)).toBe(code);
});
