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

/** Fields of the profile with a question, in this order. The author can fill in the others later. */
const asked = ['name', 'jobTitle', 'titles', 'summary', 'town', 'country', 'email'];

export const keepQuestion: ChoiceQuestion = {
	field: 'keep',
	text: 'Which parts of the sample do you want to keep? The rest moves to a separate folder; nothing is deleted.',
	options: pieces,
	example: 'none',
	required: false,
	form: 'list',
	usual: 'none',
};

export const extraQuestion: ChoiceQuestion = {
	field: 'extra',
	text: 'Which tools should Extra have?',
	options: toolIds,
	example: 'none',
	required: false,
	form: 'list',
	usual: 'none',
};

export const codeQuestion: ChoiceQuestion = {
	field: 'code',
	text: 'What should happen with the code of the tools that Extra does not have? Removed, it moves to a separate folder, with its tests.',
	options: ['keep', 'remove'],
	example: 'keep',
	required: false,
	form: 'text',
	usual: 'keep',
};

export const leaveOutQuestion: ChoiceQuestion = {
	field: 'leaveOut',
	text: 'Which parts should be left out?',
	options: sitePartIds,
	example: 'intelligence-test, ranking',
	required: false,
	form: 'list',
	usual: 'those that show only the sample',
};

export const accentQuestion: Question = {
	field: 'accent',
	text: 'Which colour should links and headings have? Write its English name, or # and six digits; a name stands for the nearest colour that is easy to read. Without an answer: cobalt blue.',
	example: 'dark red',
	required: false,
	form: 'text',
};

export const addressQuestion: Question = {
	field: 'address',
	text: 'What will the address of the site be? You can change it later in src/content/site/site.json.',
	example: 'https://you.example',
	required: false,
	form: 'text',
};

export const portraitQuestion: Question = {
	field: 'portrait',
	text: 'Your portrait, taller than wide: a photo anywhere on this computer. You can add it later with npm run new -- photo.',
	example: '~/Pictures/portrait.jpg',
	required: false,
	form: 'picture',
};
/** The rest of the look, which only flags and the form ask for. */
export const lookQuestions: readonly ChoiceQuestion[] = [
	...(['textFont', 'titleFont'] as const).map((field) => ({
		field,
		text: `Which font should ${field === 'textFont' ? 'texts' : 'titles'} have? It needs the letters of all languages of the site.`,
		example: '@fontsource-variable/manrope',
		options: listFonts(),
		required: false,
		form: 'text' as const,
	})),
	{
		field: 'paper',
		text: 'Which paper should PDFs and printed pages have?',
		example: 'a4',
		options: Object.keys(papers),
		required: false,
		form: 'text',
		usual: 'a4',
	},
];

const fromQuestion: Question = {
	field: 'from',
	text: 'A file to import in the same run: JSON Resume, Reactive Resume (JSON), a LinkedIn archive, or the PDF or XML of Europass. You will be asked only for what is missing.',
	example: 'resume.json',
	required: false,
	form: 'text',
};

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
		fromQuestion,
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

function toName(field: string): string {
	return field.split('.')[0] ?? '';
}

/** The fonts of the project that an author can choose. */
function listFonts(): string[] {
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
	return Object.keys(dependencies).filter((name) => fontPackage.test(name));
}
