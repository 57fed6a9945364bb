import type { Category } from '#queries/categories.ts';
import { toRest } from './rest.ts';

/** A category of certificates, for which JSON Resume has no place: the import puts it back into the content. */
export function toCategory(category: Category): object {
	const { id, words, lead, order, picture, sortable } = category;
	return {
		title: words.title.text,
		...toRest(
			`categories/${id}`,
			{ ...words, lead },
			{
				order,
				lead: lead?.text,
				picture,
				thread: words.thread?.text,
				sortable: sortable || undefined,
				groups: isWithoutGroups(category) ? [] : category.groups.map(toGroup),
			},
		),
	};
}

/** A category without groups has one that is named after it and has nothing of its own. */
function isWithoutGroups({ id, groups }: Category): boolean {
	return groups.every(
		({ id: own, words, keywords, diploma }) =>
			own === id && !words && keywords.length === 0 && !diploma,
	);
}

function toGroup({ id, words, keywords, diploma }: Category['groups'][number]): object {
	return {
		id,
		title: words?.text,
		...(words?.lang && { english: true }),
		...(keywords.length > 0 && { keywords }),
		diploma: diploma,
	};
}
