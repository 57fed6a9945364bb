import { expect, test } from 'vitest';
import { findCycles } from '../../../../scripts/layers/cycles.ts';

test('a circle of types counts too', () => {
	const files = new Map([
		['src/lib/a.ts', "import './b.ts';"],
		['src/lib/b.ts', "import type { A } from './a.ts';"],
		['scripts/c.ts', "import './d/e.ts'; import type { B } from '#lib/b.ts';"],
		['scripts/d/e.ts', "let c: import('../c.ts').C;"],
	]);
	expect(findCycles(files)).toEqual([
		'src/lib/a.ts → src/lib/b.ts → src/lib/a.ts is a circular import.',
		'scripts/c.ts → scripts/d/e.ts → scripts/c.ts is a circular import.',
	]);
});

test('two import paths to one file are not a circle', () => {
	const files = new Map([
		['src/lib/a.ts', "import './b.ts'; import './c.ts';"],
		['src/lib/b.ts', "import './c.ts';"],
		['src/lib/c.ts', ''],
	]);
	expect(findCycles(files)).toEqual([]);
});
