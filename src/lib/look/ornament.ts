import { type Section, sectionMotifs } from '#lib/section-motifs.ts';
import { measure, type Pattern, repeat } from '#lib/stitch.ts';
import type { OrnamentName } from './look.ts';

/** The section whose motif each pattern is. */
const sections: Readonly<Record<Exclude<OrnamentName, 'sections'>, Section>> = {
	grid: 'projects',
	stars: 'education',
	weave: 'experience',
	rhombs: 'skills',
	seals: 'certificates',
};

/** The motif of a page: that of its section, or the one that the author has chosen for all. */
export function chooseMotif(ornament: unknown, section: Section): Pattern {
	return sectionMotifs[toSection(ornament) ?? section];
}

/** The chosen motif side by side, at least `width` cells wide; `row` if none is chosen. */
export function chooseRow(ornament: unknown, row: Pattern, width: number): Pattern {
	const section = toSection(ornament);
	const motif = section ? sectionMotifs[section] : row;
	return repeat(motif, Math.ceil(width / measure(motif).width));
}

function toSection(ornament: unknown): Section | undefined {
	return Object.entries(sections).find(([name]) => name === ornament)?.[1];
}
