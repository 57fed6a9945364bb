import { expect, test } from 'vitest';
import { ornamentNames } from '#lib/look/look.ts';
import { chooseMotif, chooseRow } from '#lib/look/ornament.ts';
import { sectionMotifs } from '#lib/section-motifs.ts';
import { measure } from '#lib/stitch.ts';
import { divider } from '#lib/stitch-patterns.ts';

test('each section has its own motif, unless the author has chosen one for all', () => {
	expect(chooseMotif('sections', 'skills')).toBe(sectionMotifs.skills);
	expect(chooseMotif(undefined, 'extra')).toBe(sectionMotifs.extra);
	expect(chooseMotif('stars', 'skills')).toBe(chooseMotif('stars', 'extra'));
});

test('every pattern that can be chosen is another one', () => {
	const names = ornamentNames.filter((name) => name !== 'sections');
	expect(new Set(names.map((name) => chooseMotif(name, 'about'))).size).toBe(names.length);
	expect(names.map((name) => chooseMotif(name, 'about'))).not.toContain(sectionMotifs.about);
});

test('a row is as wide as it has to be, in whole repeats', () => {
	for (const name of ornamentNames) {
		const { width } = measure(chooseRow(name, divider, 340));
		expect(width).toBeGreaterThanOrEqual(340);
		expect(width % measure(name === 'sections' ? divider : chooseMotif(name, 'about')).width).toBe(
			0,
		);
	}
});
