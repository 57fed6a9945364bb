import { inAllLanguages } from '#schemas/localized.ts';
import { listCategories } from '../content/categories.ts';
import type { ContentTree } from '../content/tree.ts';
import { otherGroup } from './group.ts';

const title = {
	en: 'Courses and exams',
	uk: 'Курси й\u00a0іспити',
	es: 'Cursos y exámenes',
} as const;
const otherTitle = { en: 'Other', uk: 'Інші', es: 'Otros' } as const;

/**
 * The files to write, with one more category if the content has none for some of the imported certificates. Each of
 * their groups is then named after its folder.
 */
export function withCategory(
	before: Pick<ContentTree, 'texts'>,
	files: ReadonlyMap<string, object>,
): Map<string, object> {
	const categories = listCategories(before);
	const known = new Set(categories.flatMap(({ groups }) => groups.map(({ id }) => id)));
	const used = [...files.keys()].flatMap(
		(path) => /^certificates\/([^/]+)\//.exec(path)?.[1] ?? [],
	);
	const groups = [...new Set(used)]
		.filter((id) => !known.has(id))
		.map((id) => ({ id, title: id === otherGroup ? otherTitle : inAllLanguages(toTitle(id)) }));
	if (groups.length === 0) return new Map(files);
	let name = 'courses';
	for (let count = 2; before.texts.has(`categories/${name}.json`); count++)
		name = `courses-${count}`;
	return new Map([
		...files,
		[`categories/${name}`, { order: toFreeOrder(before), title, groups }] as const,
	]);
}

/** @example toTitle('wound-care') // 'Wound care' */
function toTitle(id: string): string {
	const words = id.replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** After all categories, those with mistakes in their files included. */
function toFreeOrder({ texts }: Pick<ContentTree, 'texts'>): number {
	const orders = [...texts]
		.filter(([file]) => file.startsWith('categories/'))
		.map(([, text]) => Number(/"order":\s*(\d+)/.exec(text)?.[1] ?? 0));
	return Math.max(0, ...orders) + 1;
}
