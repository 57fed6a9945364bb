import { sectionMotifs } from '#lib/section-motifs.ts';
import type { Pattern } from '#lib/stitch.ts';
import type { EntryKind } from './entry.ts';
import { makeSvg } from './make.ts';

/** Arrows that lead on. */
const forward = ['x..o...', '.x..o..', '..x..o.', '...x..o', '..x..o.', '.x..o..', 'x..o...'];

/** The motif of each kind: that of its section. */
const motifs = {
	page: sectionMotifs.about,
	project: sectionMotifs.projects,
	job: sectionMotifs.experience,
	school: sectionMotifs.education,
	skill: sectionMotifs.skills,
	certificate: sectionMotifs.certificates,
	tool: sectionMotifs.extra,
	action: forward,
} as const satisfies Record<EntryKind, Pattern>;

/** One repeat of a motif, closed with its first column; it decorates the name of a group. */
export function makeMotif(kind: EntryKind): SVGElement {
	const pattern = motifs[kind].map((row) => row + row.slice(0, 1));
	const width = pattern[0]?.length ?? 0;
	const toPath = (stitch: string) =>
		pattern
			.flatMap((row, y) => [...row].map((each, x) => (each === stitch ? `M${x} ${y}h1v1h-1z` : '')))
			.join('');
	const svg = makeSvg('svg', {
		class: 'find-motif',
		viewBox: `0 0 ${width} ${pattern.length}`,
		'aria-hidden': 'true',
	});
	for (const stitch of ['x', 'o']) svg.append(makeSvg('path', { d: toPath(stitch) }));
	return svg;
}
