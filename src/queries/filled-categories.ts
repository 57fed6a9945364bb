import { byPlace } from '#lib/by-place.ts';
import { entriesPerPage, toPathOfEntry } from '#lib/list-pages.ts';
import { newestFirst } from '#lib/partial-date.ts';
import { type CategoryContent, type GroupContent, toGroups } from '#schemas/category.ts';
import { cacheInBuild } from './cache-in-build.ts';
import { getEntries, type Shown } from './entries.ts';

/** A category that has certificates, with their entries, in all languages. */
export interface FilledCategory {
	id: string;
	data: CategoryContent;
	/** Path of its page, `/certificates/backend`. */
	path: `/certificates/${string}`;
	groups: { data: GroupContent; entries: PlacedCertificate[] }[];
}

export interface PlacedCertificate extends Shown<'certificates'> {
	/** Path of the page of its category that shows it. */
	page: string;
}

/**
 * The categories that have certificates, in the order of the menu, with the groups that have any. The certificates of a
 * group are in the order of the page, the newest first.
 */
export const getFilledCategories = cacheInBuild(listFilledCategories);

async function listFilledCategories(): Promise<FilledCategory[]> {
	const certificates = await getEntries('certificates');
	const categories = await getEntries('categories');
	return categories
		.sort(byPlace)
		.map(({ id, data }) => fillCategory(id, data, certificates))
		.filter(({ groups }) => groups.length > 0);
}

function fillCategory(
	id: string,
	data: CategoryContent,
	certificates: readonly Shown<'certificates'>[],
): FilledCategory {
	const path = `/certificates/${id}` as const;
	let index = 0;
	const toPage = () => toPathOfEntry(path, index++, entriesPerPage.certificates);
	const groups = toGroups(id, data.groups).map((group) => ({
		data: group,
		entries: certificates
			.filter((entry) => entry.id.startsWith(`${group.id}/`))
			.sort((a, b) => newestFirst(a.data.date, b.data.date))
			.map((entry) => ({ ...entry, page: toPage() })),
	}));
	return { id, data, path, groups: groups.filter(({ entries }) => entries.length > 0) };
}

/** All certificates of a category, in the order of its page. */
export function toCertificates({ groups }: FilledCategory): PlacedCertificate[] {
	return groups.flatMap(({ entries }) => entries);
}
