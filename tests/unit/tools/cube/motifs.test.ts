import { expect, test } from 'vitest';
import { branches, rhombus, star } from '#tools/cube/motifs.ts';

test.each(Object.entries({ branches, rhombus, star }))(
	'%s is a square of threads and cloth',
	(_, motif) => {
		expect(motif).toHaveLength(11);
		for (const row of motif) expect(row).toMatch(/^[xo.]{11}$/);
	},
);
