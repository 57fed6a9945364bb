import { locales } from '#i18n/locales.ts';
import { findKind, type Kind, kindNames } from './kinds.ts';
import { listQuestions, type Question } from './questions.ts';

/** What `npm run new -- --help` prints: without a kind, all kinds; otherwise the fields of the kind. */
export function printHelp(kind?: Kind): string {
	return kind === undefined ? listKinds() : listFields(kind);
}

function listKinds(): string {
	return [
		'npm run new -- KIND asks for each field of a record, checks the answers and writes the file.',
		'Each question is also a flag: npm run new -- job --company.en "Riverside Hospital" --start 2019-03',
		'',
		'Kinds:',
		...kindNames.map((name) => `  ${name.padEnd(12)} ${toFolder(name)}`),
		'',
		'A page of your own: npm run new -- page imprint, or page privacy, or page services',
		'One more language of the site: npm run new -- language de; with --tools also the texts of its tools, to translate them',
		'A language that you speak: npm run new -- language, or with flags such as --name.en',
		'The code of a new tool: npm run new -- tool tally, or npm run new -- tool tally --hub games',
		'The fields of a kind: npm run new -- job --help',
	].join('\n');
}

function toFolder(kind: Kind): string {
	const { folder, folders, fixed } = findKind(kind);
	const [field] = Object.keys(fixed);
	return `src/content/${folder}${folders ? '/<group>' : ''}${field === undefined ? '' : `, with "${field}"`}`;
}

function listFields(kind: Kind): string {
	const { folders } = findKind(kind);
	return [
		`npm run new -- ${kind} asks for these fields. Each can be given as a flag instead.`,
		'',
		...(folders ? [toHelp('group', 'The folder of the file.', 'nursing', true)] : []),
		...listQuestions(kind)
			.filter(isAsked)
			.map(({ field, text, example, required }: Question) =>
				toHelp(field, text, example, required && field !== 'order'),
			),
		toHelp('id', 'The name of the file. If left out, it is made from the title.', 'my-name', false),
		'--force\n  Replaces a file of that name.',
	].join('\n');
}

/** Texts in languages that the site does not have are not requested. */
function isAsked({ locale, required }: Question): boolean {
	return locale === undefined || required || locales.some((own) => own === locale);
}

/** A flag with an example of its value, and below it what it is. */
export function toHelp(field: string, text: string, example: string, required: boolean): string {
	return `--${field} "${example}"${required ? '  (required)' : ''}\n  ${text}`;
}
