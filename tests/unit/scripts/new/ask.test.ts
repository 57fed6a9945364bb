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

test.each([
	[
		'end',
		'"soon" is not a date. Write it as exactly as you know it, in quotes: "2016" or "2016-03".',
		'"end": "2019-08"',
		'--end: "soon" is not a date. Write it as exactly as you know it: "2016" or "2016-03". For example: --end "2019-08"',
	],
	[
		'volunteer',
		'"oui" is not true or false. Write true or false.',
		'"volunteer": true',
		'--volunteer: "oui" is not true or false. Write --volunteer yes',
	],
])('the flag --%s is mended as it is written', (field, sentence, example, right) => {
	expect(toFlagSentence({ ...mistake, field, sentence, example })).toBe(right);
});
