import { chooseMotif } from '#lib/look/ornament.ts';
import type { Section } from '#lib/section-motifs.ts';
import type { Pattern } from '#lib/stitch.ts';
import type { EntryKind } from './entry.ts';
import { makeSvg } from './make.ts';

/** Arrows that lead on. */
const forward = ['x..o...', '.x..o..', '..x..o.', '...x..o', '..x..o.', '.x..o..', 'x..o...'];

/** The section whose motif each kind has; actions have one of their own. */
const sections = {
	answer: 'about',
	page: 'about',
	project: 'projects',
	job: 'experience',
	publication: 'experience',
	school: 'education',
	skill: 'skills',
	certificate: 'certificates',
	tool: 'extra',
} as const satisfies Record<Exclude<EntryKind, 'action'>, Section>;

/** The pattern of this site: one of the names in site.json, or `none`. The build puts it here. */
const ornament = import.meta.env?.SITE_ORNAMENT;

/** One repeat of a motif, closed with its first column; it decorates the name of a group. Nothing on a site without ornament. */
export function makeMotif(kind: EntryKind): SVGElement | '' {
	if (ornament === 'none') return '';
	const pattern = toMotif(kind).map((row) => row + row.slice(0, 1));
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

function toMotif(kind: EntryKind): Pattern {
	return kind === 'action' ? forward : chooseMotif(ornament, sections[kind]);
}
