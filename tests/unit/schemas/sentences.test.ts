import type { z } from 'zod';
import { collections } from '#schemas/collections.ts';
import { toJsonSchema } from '../../../scripts/content/json-schema.ts';

const wrongValues = [undefined, null, true, 0, -1, 1.5, '', ' ', 'x', [], [''], [5], {}, { x: 1 }];
const ownWords = /^(?!Invalid|Expected|Unrecognized|Too (small|big)).*[.?]$/;

describe.for(Object.entries(collections))('%s', ([, { schema }]) => {
	const root = toJsonSchema(schema);

	test('every rule speaks to the author in its own words', () => {
		const fields = Object.keys(root.properties ?? {});
		const sentences = [
			...wrongValues.flatMap((value) => listErrors(schema, value)),
			...fields.flatMap((field) =>
				wrongValues.flatMap((value) => listErrors(schema, { [field]: value })),
			),
			...listErrors(schema, { x: 1 }),
		];
		expect(sentences.length).toBeGreaterThan(0);
		expect(sentences.filter((sentence) => !ownWords.test(sentence))).toEqual([]);
	});
});

/** Sentences of all issues, those of the spellings inside a field included. */
function listErrors(schema: z.ZodType, value: unknown): string[] {
	const collect = (issue: z.core.$ZodIssue): string[] =>
		issue.code === 'invalid_union'
			? [issue.message, ...issue.errors.flat().flatMap(collect)]
			: [issue.message];
	return schema.safeParse(value).error?.issues.flatMap(collect) ?? [];
}
