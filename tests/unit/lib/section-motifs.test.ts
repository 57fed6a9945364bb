import { readFileSync } from 'node:fs';
import { sectionMotifs } from '#lib/section-motifs.ts';
import { measure } from '#lib/stitch.ts';

const motifs = Object.entries(sectionMotifs);

test('the row of an ornament is rounded to the width of its motif', () => {
	const rules = readFileSync('src/components/frame/Ornament.astro', 'utf8');
	const cell = Number(/const cell = (\d+)/.exec(rules)?.[1]);
	for (const [, motif] of motifs) {
		const { width } = measure(motif);
		expect(rules).toContain(`.tile-${width} {\n\t--tile: ${width * cell}px;`);
	}
	expect(rules).toContain(`calc(round(down, 100% - ${cell}px, var(--tile)) + ${cell}px)`);
});
