import { readFileSync } from 'node:fs';
import { locales } from '#i18n/locales.ts';
import { fontPackage, papers } from '#lib/look/look.ts';
import { sitePartIds } from '#lib/site-parts.ts';
import { profileSchema } from '#schemas/profile.ts';
import { toolIds } from '#tools/tool-list.ts';
import { listQuestionsOf, type Question } from '../new/questions.ts';
import { type ChoiceQuestion, toAsked } from './ask-choice.ts';
import { contactsQuestion, listContactQuestions } from './contacts.ts';
import { languagesQuestion } from './languages.ts';
import { pieces } from './pieces.ts';
import words from './questions.json' with { type: 'json' };

/** Fields of the profile with a question, in this order. The author can fill in the others later. */
const asked = ['name', 'jobTitle', 'titles', 'summary', 'town', 'country', 'email'];

export const keepQuestion = toQuestion('keep', 'list', pieces);
export const extraQuestion = toQuestion('extra', 'list', toolIds);
export const codeQuestion = toQuestion('code', 'text', ['keep', 'remove']);
export const leaveOutQuestion = toQuestion('leaveOut', 'list', sitePartIds);
export const accentQuestion = toQuestion('accent');
export const addressQuestion = toQuestion('address');
export const portraitQuestion = toQuestion('portrait', 'picture');
/** The rest of the look, which only flags and the form ask for. */
export const lookQuestions: readonly ChoiceQuestion[] = [
	toQuestion('textFont', 'text', listFonts()),
	toQuestion('titleFont', 'text', listFonts()),
	toQuestion('paper', 'text', Object.keys(papers)),
];

const countryText =
	'Country where you live: its name or its code of two letters. Each page shows its name after the town.';

/** The questions about the person, in the given languages. */
export function listProfileQuestions(languages: readonly string[] = locales): Question[] {
	return listQuestionsOf(profileSchema)
		.filter(({ field }) => asked.includes(toName(field)))
		.filter(
			({ locale, required }) => required || locale === undefined || languages.includes(locale),
		)
		.map((question) => {
			const name = toName(question.field);
			if (name === 'country')
				return { ...question, text: countryText, example: 'Austria', form: 'country' };
			return name === 'titles' ? { ...question, required: false, form: 'names' } : question;
		});
}

/** Everything that can be given as a flag, in the order of the questions; those about the person in the given languages. */
export function listFlags(languages?: readonly string[]): ChoiceQuestion[] {
	return [
		languagesQuestion,
		toQuestion('from'),
		...listProfileQuestions(languages),
		contactsQuestion,
		...listContactQuestions(),
		portraitQuestion,
		keepQuestion,
		extraQuestion,
		codeQuestion,
		leaveOutQuestion,
		accentQuestion,
		...lookQuestions,
		addressQuestion,
	];
}

/** What `npm run init -- --help` prints. */
export function printHelp(): string {
	const needed = listProfileQuestions(['en'])
		.filter(({ required }) => required)
		.map(({ field, example }) => `--${field} "${example}"`);
	return [
		'npm run init asks a few questions, shows what it will change, and makes the site yours.',
		'Each answer can also be given as a flag. Without a terminal, only flags are read.',
		'',
		...listFlags().map(
			(question) =>
				`--${question.field} "${question.example}"${question.required ? '  (required)' : ''}\n  ${toAsked(question)}`,
		),
		'--force\n  Runs again on content that is yours already; the previous files are kept in a folder.',
		'',
		'For example:',
		`  npm run init -- --languages en ${needed.join(' ')}`,
		'  npm run init -- --from resume.json',
	].join('\n');
}

function toQuestion(
	field: keyof typeof words,
	form: Question['form'] = 'text',
	options?: readonly string[],
): ChoiceQuestion {
	return { field, ...words[field], form, required: false, ...(options && { options }) };
}

function toName(field: string): string {
	return field.split('.')[0] ?? '';
}

/** The fonts of the project that an author can choose. */
function listFonts(): string[] {
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
	return Object.keys(dependencies).filter((name) => fontPackage.test(name));
}
