/**
 * The category pages of the certificates in the order of their tiles, and the lists that each shows in
 * its order. A list is a folder of `src/content/certificates/`.
 */
export const categoryLists = {
	backend: ['java', 'php', 'python', 'ruby'],
	frontend: ['html', 'javascript', 'angular', 'react', 'vue'],
	database: ['database'],
	designer: ['designer'],
	pm: ['pm'],
	english: ['english'],
	other: ['other'],
} as const satisfies Record<string, readonly string[]>;

export type Category = keyof typeof categoryLists;
export type CertificateList = (typeof categoryLists)[Category][number];

/** Lists that share a page with others, each with its own title. */
export type GroupedList = {
	[Name in Category]: (typeof categoryLists)[Name] extends readonly [string]
		? never
		: (typeof categoryLists)[Name][number];
}[Category];

export const categories: readonly Category[] = Object.keys(categoryLists).filter(isCategory);

/** Every list, in the order of the pages that show them. */
export const certificateLists: readonly CertificateList[] = Object.values(categoryLists).flat();

/** The category page of a certificate. @example toCategory('java/streams') // 'backend' */
export function toCategory(certificateId: string): Category {
	const list = certificateId.split('/')[0];
	const category = categories.find((each) => categoryLists[each].some((name) => name === list));
	if (!category) throw new Error(`No category page shows the list "${list}".`);
	return category;
}

function isCategory(name: string): name is Category {
	return name in categoryLists;
}
