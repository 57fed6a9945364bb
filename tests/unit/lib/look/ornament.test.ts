import { chooseMotif } from '#lib/look/ornament.ts';
import { sectionMotifs } from '#lib/section-motifs.ts';

test('each section has its own motif, unless the author has chosen one for all', () => {
	expect(chooseMotif('sections', 'skills')).toBe(sectionMotifs.skills);
	expect(chooseMotif(undefined, 'extra')).toBe(sectionMotifs.extra);
	expect(chooseMotif('stars', 'skills')).toBe(chooseMotif('stars', 'extra'));
});
