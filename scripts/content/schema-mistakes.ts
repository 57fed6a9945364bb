import type { z } from 'zod';
import { collections } from '#schemas/collections.ts';
import { nearest } from '#schemas/nearest.ts';
import { toUnknownKey } from '#schemas/record.ts';
import { quote } from '#schemas/sentence.ts';
import { toExpectation, toKnownFields } from './expectation.ts';
import type { Finding } from './finding.ts';
import type { FieldPath, Mistake } from './mistake.ts';
import { type Entry, readField, toMistake } from './source.ts';

type Issue = z.core.$ZodIssue;

/** The mistakes that the schema of the collection finds in a file. */
export function checkFields(entry: Entry): Mistake[] {
	if (entry.value === undefined) return [];
	const result = collections[entry.collection].schema.safeParse(entry.value);
	const issues: readonly Issue[] = result.error?.issues ?? [];
	return issues.flatMap((issue) => toMistakes(entry, issue, []));
}

function toMistakes(entry: Entry, issue: Issue, base: FieldPath): Mistake[] {
	const path = [...base, ...issue.path];
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((key) => toUnknownField(entry, path, key));
	}
	const value = readField(entry.value, path);
	if (issue.code === 'invalid_union') {
		const meant = issue.errors.find((option) => isAboutInside(option, value));
		if (meant !== undefined) return meant.flatMap((inner) => toMistakes(entry, inner, path));
	}
	const kind = value === undefined ? 'missing-field' : 'wrong-value';
	const finding: Finding = {
		kind,
		sentence: issue.message,
		found: quote(value),
		...toExpectation(entry.collection, path),
	};
	return [toMistake(entry, path, finding)];
}

/** If a field allows several forms, the author meant the one whose type matches, so its mistakes are reported. */
function isAboutInside(option: readonly Issue[], value: unknown): boolean {
	return option.every((issue) => {
		if (issue.path.length > 0) return true;
		if (issue.code === 'invalid_value')
			return issue.values.some((known) => typeof known === typeof value);
		return issue.code !== 'invalid_type';
	});
}

function toUnknownField(entry: Entry, group: FieldPath, key: string): Mistake {
	const path = [...group, key];
	const known = toKnownFields(entry.collection, group);
	const meant = nearest(key, known) ?? known.find((name) => name !== '$schema');
	const expectation = meant && toExpectation(entry.collection, [...group, meant]);
	const finding: Finding = {
		kind: 'unknown-field',
		sentence: toUnknownKey(key, known),
		found: quote(key),
		expected:
			known.length === 0
				? 'no fields'
				: `one of: ${known.filter((name) => name !== '$schema').join(', ')}`,
		example: expectation ? expectation.example : 'no lines between the two ---',
	};
	return toMistake(entry, path, finding, 'key');
}
