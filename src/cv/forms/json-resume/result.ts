import type { Words } from '#queries/localize.ts';
import type { Result } from '#queries/projects.ts';

export function toRestOfResult({ what, before, after, unit, counted, numbers }: Result): object {
	return {
		what: what.text,
		before: numbers.before ?? before,
		after: numbers.after ?? after,
		unit: unit?.text,
		counted: counted?.text,
	};
}

/** The words inside results, by the names under which the import reads them. */
export function nameResultWords(results: readonly Result[]): Record<string, Words | undefined> {
	return Object.fromEntries(
		results.flatMap(({ what, unit, counted }, index) => [
			[`results[${index}].what`, what],
			[`results[${index}].unit`, unit],
			[`results[${index}].counted`, counted],
		]),
	);
}
