/**
 * The journeys that count: those beside the one that opens each page, of which there are as many as the content has pages.
 *
 * @param names each as `file: title`
 */
export function listCounted(names: readonly string[]): string[] {
	return names.filter((name) => !name.startsWith('every-page.test.ts: '));
}

/** What is wrong with the journeys of a run. They are few, and in English: another language is repetition, the matrix. */
export function findJourneyFaults(names: readonly string[], most: number): string[] {
	const counted = listCounted(names);
	const others = names.filter((name) => /(^|: )(uk|es): |: (uk|es)$/.test(name));
	return [
		...(counted.length > most
			? [
					`${counted.length} journeys, and at most ${most} are allowed: move others to the matrix with the tag @matrix (CONTRIBUTING.md, "Tests").`,
				]
			: []),
		...others.map(
			(name) =>
				`${name}\n    A journey is in English. Begin the title with the language, and it belongs to the matrix.`,
		),
	];
}
