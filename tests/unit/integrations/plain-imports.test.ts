import { expect, test } from 'vitest';
import { withoutDependencyLists } from '../../../src/integrations/plain-imports.ts';

test('the lists of files to preload leave the code', () => {
	const lists =
		'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js"])))=>i.map(i=>d[i]);';
	expect(withoutDependencyLists(`${lists}\nn(()=>import("./a.js"),__vite__mapDeps([0,12]))`)).toBe(
		'n(()=>import("./a.js"))',
	);
});

test('other code stays as it is', () => {
	const code = 'const deps=[0];\nload(() => import("./a.js"),[0]);';
	expect(withoutDependencyLists(code)).toBe(code);
});
