import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionMotifs } from '#lib/section-motifs.ts';
import { measure, repeat } from '#lib/stitch.ts';

const motifs = Object.entries(sectionMotifs);

test.each(motifs)('the motif of %s is seven rows of known threads, both of them', (_, motif) => {
	const { width, height } = measure(motif);
	expect(height).toBe(7);
	for (const row of motif) {
		expect(row).toMatch(/^[.xo]+$/);
		expect(row).toHaveLength(width);
	}
	expect(motif.join('')).toContain('x');
	expect(motif.join('')).toContain('o');
});

test('no two sections have the same motif', () => {
	expect(new Set(motifs.map(([, motif]) => motif.join('\n'))).size).toBe(motifs.length);
});

test.each(motifs)('a row of the motif of %s ends with a whole repeat', (_, motif) => {
	const closed = repeat(motif, 2).map((row, y) => row + (motif[y]?.[0] ?? ''));
	const isBare = motif.every((row) => row.startsWith('.'));
	const isMirrored = closed.every((row) => row === [...row].reverse().join(''));
	expect(isBare || isMirrored).toBe(true);
});

test('the row of an ornament is rounded to the width of its motif', () => {
	const rules = readFileSync('src/components/Ornament.astro', 'utf8');
	const cell = Number(/const cell = (\d+)/.exec(rules)?.[1]);
	for (const [, motif] of motifs) {
		const { width } = measure(motif);
		expect(rules).toContain(`.tile-${width} {\n\t--tile: ${width * cell}px;`);
	}
	expect(rules).toContain(`calc(round(down, 100% - ${cell}px, var(--tile)) + ${cell}px)`);
});
