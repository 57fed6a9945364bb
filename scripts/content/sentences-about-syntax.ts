import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import type { Wording } from './wording.ts';

const json = { expected: 'JSON: names and texts in double quotes, a comma between fields.' };
const pair = '"place": "Kyiv", "score": "128"';

/** Words for the error names of the JSON parser. What is not listed is rare enough for the general sentence. */
const jsonSentences: Record<string, string> = {
	InvalidSymbol:
		'This word is not in quotes. Put texts in double quotes; only numbers, true, false and null have none.',
	InvalidNumberFormat: 'This is not a number. Write digits, or put it in quotes.',
	PropertyNameExpected:
		'The name of a field is expected here. Put it in double quotes, and no comma after the last field.',
	ValueExpected:
		'A value is expected here. Write one after the colon, and no comma after the last one.',
	ColonExpected: 'A colon is missing between the name of a field and its value.',
	CommaExpected: 'A comma is missing before the next field.',
	CloseBraceExpected: 'A closing brace } is missing.',
	CloseBracketExpected: 'A closing bracket ] is missing.',
	EndOfFileExpected: 'The file should end here. Delete what follows.',
	InvalidCommentToken: 'JSON has no comments. Delete it.',
	UnexpectedEndOfComment: 'JSON has no comments. Delete it.',
	UnexpectedEndOfString:
		'This text has no closing quote. A text stands on one line; write \\" for a quote inside it.',
	InvalidUnicode: 'After \\u four digits of a letter are expected.',
	InvalidEscapeCharacter: 'A backslash in a text has a meaning of its own. Write it twice: \\\\.',
	InvalidCharacter: 'A line break or tab stands inside a text. Write \\n or \\t, or delete it.',
};

export function deepJson(): Wording {
	return {
		sentence: 'Groups stand in groups in groups here, without end. Write the fields of one record.',
		found: 'more than 50 opening braces and brackets one in another',
		...json,
		example: `{ ${pair} }`,
	};
}

export function emptyJson(): Wording {
	return {
		sentence: 'The file is empty. Write its fields, or delete it.',
		found: 'nothing',
		...json,
		example: `{ ${pair} }`,
	};
}

export function brokenJson(code: ParseErrorCode, rest: string): Wording {
	const sentence = jsonSentences[printParseErrorCode(code)] ?? 'This is not valid JSON.';
	return { sentence, found: toSnippet(rest), ...json, example: pair };
}

const signInText =
	'A sign stands here that has a meaning of its own. Put the whole text in quotes.';

/** Words for the codes of the YAML parser that authors meet. */
const topSentences: Record<string, string> = {
	BAD_INDENT: 'This line is indented differently from the others. Begin each field at the margin.',
	BLOCK_AS_IMPLICIT_KEY:
		'A colon stands inside a text without quotes. Put the whole text in quotes.',
	DUPLICATE_KEY: 'This field stands here twice. Delete one of them.',
	MISSING_CHAR: 'A closing quote or bracket is missing.',
	BAD_SCALAR_START: signInText,
	UNEXPECTED_TOKEN: signInText,
	TAG_RESOLVE_FAILED: signInText,
	TAB_AS_INDENT: 'A tab stands before a field. Begin each field at the margin.',
};

export function brokenTop(code: string, rest: string): Wording {
	return {
		sentence: topSentences[code] ?? 'The lines between the two --- cannot be read.',
		found: toSnippet(rest),
		expected: 'One field per line: its name, a colon, a space, its text.',
		example: 'lead: "This site was built to be read by everybody."',
	};
}

/** The rest of the line, short enough to be printed. */
function toSnippet(rest: string): string {
	const line = rest.split('\n')[0]?.trim() ?? '';
	if (line === '') return rest.trim() === '' ? 'the end of the file' : 'the end of the line';
	return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
