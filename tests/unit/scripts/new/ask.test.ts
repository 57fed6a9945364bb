import { expect, test } from 'vitest';
import type { Mistake } from '../../../../scripts/content/mistake.ts';
import { toFlagSentence } from '../../../../scripts/new/ask.ts';

const mistake = {
	kind: 'unknown-tag',
	file: 'src/content/experience/draft.json',
	line: 1,
	column: 1,
	found: 'nothing',
	expected: 'a text',
} as const;

test('a missing text is reported with its flag, not with the JSON of the file', () => {
	const sentence = 'The text is missing. Write one text per language: {"en":"…"}.';
	const example = '"company": {"en":"Dance school","uk":"Школа танців"}';
	expect(
		toFlagSentence({ ...mistake, field: 'company', sentence, example } satisfies Mistake),
	).toBe('--company: The text is missing. Write --company.en "Dance school"');
});
