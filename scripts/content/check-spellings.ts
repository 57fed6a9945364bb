import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { type Entry, readField, readTexts, toMistake } from './source.ts';

/** One mention of a technology. */
interface Mention {
	entry: Entry;
	path: readonly (string | number)[];
	name: string;
}

/**
 * Technologies that are spelt in two ways, "Javascript" beside "JavaScript". Right is the spelling in
 * `src/content/technologies`, otherwise the most frequent one, otherwise the first.
 */
export function checkSpellings(entries: readonly Entry[]): Mistake[] {
	const mentions = entries.flatMap(listMentions);
	return [...Map.groupBy(mentions, ({ name }) => fold(name)).values()].flatMap((group) => {
		const right = findRight(group);
		return group
			.filter(({ name, entry }) => name !== right.name && entry.collection !== 'skills')
			.map(({ entry, path, name }) =>
				toMistake(
					entry,
					path,
					toFinding('two-spellings', { name, other: right.name, file: right.entry.file }),
				),
			);
	});
}

/** What a skill lists is compared with the projects already: see `checkTechnologies`. */
function listMentions(entry: Entry): Mention[] {
	const field = {
		technologies: 'title',
		projects: 'technologies',
		skills: 'technologies',
		experience: 'skills',
	};
	if (!(entry.collection in field)) return [];
	const path = [field[entry.collection as keyof typeof field]];
	return [...readTexts(readField(entry.value, path), path)]
		.map(([place, name]) => ({ entry, path: place as Mention['path'], name: name.trim() }))
		.filter(({ name }) => name !== '');
}

function findRight(group: readonly Mention[]): Mention {
	const count = ({ name }: Mention) => group.filter((other) => other.name === name).length;
	const rank = (mention: Mention) =>
		mention.entry.collection === 'technologies' ? Number.POSITIVE_INFINITY : count(mention);
	return group.reduce((best, mention) => (rank(mention) > rank(best) ? mention : best));
}

/** Capitals, spaces, points and hyphens make no other technology: "Node.js", "NodeJS" and "node js" are one. */
function fold(name: string): string {
	return name.toLowerCase().replace(/[\s.\-_]/g, '');
}
