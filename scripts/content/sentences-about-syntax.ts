import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import type { Finding } from './finding.ts';

const json = {
	kind: 'broken-json',
	expected: 'JSON: names and text in double quotes, a comma between fields',
} as const;
const pair = '"place": "Kyiv", "score": "128"';

/** Messages for the errors of the JSON parser. Rare ones share a general message. */
const jsonSentences: Record<string, string> = {
	InvalidSymbol:
		'This word is not in quotes. Put text in double quotes; only numbers, true, false and null go without.',
	InvalidNumberFormat: 'This is not a valid number. Write digits, or put the text in quotes.',
	PropertyNameExpected: 'The name of a field is expected here. Put it in double quotes.',
	ValueExpected: 'A value is missing here.',
	ColonExpected: 'A colon is missing between the name of a field and its value.',
	CommaExpected: 'A comma is missing before the next field.',
	CloseBraceExpected: 'A closing brace } is missing.',
	CloseBracketExpected: 'A closing bracket ] is missing.',
	EndOfFileExpected: 'The record has ended before this point. Delete the rest of the file.',
	InvalidCommentToken: 'JSON has no comments. Delete this one.',
	UnexpectedEndOfComment: 'JSON has no comments. Delete this one.',
	UnexpectedEndOfString:
		'This text has no closing quote. Keep the text on one line, and write \\" for a quote inside it.',
	InvalidUnicode: '\\u must be followed by four hexadecimal digits.',
	InvalidEscapeCharacter: 'A single backslash has a special meaning. Write it twice: \\\\.',
	InvalidCharacter: 'This text contains a line break or a tab. Write \\n or \\t, or delete it.',
};

export const spareComma = 'Nothing follows this comma. Delete it.';

export function deepJson(): Finding {
	return {
		sentence: 'The nesting is too deep (more than 50 levels). Write the fields of one record.',
		found: 'more than 50 nested braces and brackets',
		...json,
		example: `{ ${pair} }`,
	};
}

export function emptyJson(): Finding {
	return {
		sentence: 'The file is empty. Write its fields, or delete it.',
		found: 'nothing',
		...json,
		example: `{ ${pair} }`,
	};
}

export function brokenJson(code: ParseErrorCode, rest: string): Finding {
	const sentence =
		jsonSentences[printParseErrorCode(code)] ??
		'This is not valid JSON. Compare it with the example.';
	return { sentence, found: toSnippet(rest), ...json, example: pair };
}

const specialCharacter = 'This character has a special meaning. Put the whole text in quotes.';

/** Messages for the errors of the YAML parser that are likely to occur. */
const topSentences: Record<string, string> = {
	BAD_INDENT:
		'This line is indented differently from the others. Start each field at the beginning of the line.',
	BLOCK_AS_IMPLICIT_KEY:
		'This text contains a colon, but is not in quotes. Put the whole text in quotes.',
	DUPLICATE_KEY: 'This field appears twice. Delete one of them.',
	MISSING_CHAR: 'A closing quote or bracket is missing.',
	BAD_SCALAR_START: specialCharacter,
	UNEXPECTED_TOKEN: specialCharacter,
	TAG_RESOLVE_FAILED: specialCharacter,
	TAB_AS_INDENT: 'There is a tab before this field. Start each field at the beginning of the line.',
};

export function brokenTop(code: string, rest: string): Finding {
	return {
		kind: 'broken-top',
		sentence:
			topSentences[code] ??
			'The lines between the two --- are not valid YAML. Write one field per line.',
		found: toSnippet(rest),
		expected: 'one field per line: its name, a colon, a space, its text',
		example: 'lead: "This site is a CV, a toolbox and a work sample in one."',
	};
}

/** The rest of the line, short enough to be printed. */
function toSnippet(rest: string): string {
	const line = rest.split('\n')[0]?.trim() ?? '';
	if (line === '') return rest.trim() === '' ? 'the end of the file' : 'the end of the line';
	return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
