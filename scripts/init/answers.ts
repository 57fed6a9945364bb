import { checkContent } from '../content/check.ts';
import type { Mistake } from '../content/mistake.ts';
import { isPlaceholder } from '../content/placeholders.ts';
import { toRecordText } from '../content/record-text.ts';
import type { ContentTree } from '../content/tree.ts';
import { type Content, readValue, withValue } from '../new/answer.ts';
import { withAnswer } from '../new/ask.ts';
import { type Asking, askChoice, refuseAtOnce } from './ask-choice.ts';
import {
	type ContactKind,
	contactsQuestion,
	findTelephone,
	listContactQuestions,
	toContact,
	toContacts,
	toNamedContact,
} from './contacts.ts';
import { listProfileQuestions } from './questions.ts';
import { profileFile } from './record.ts';
import { toRefused } from './refusals.ts';

interface KnownContact {
	kind: ContactKind;
	url: string;
}

/** The profile with the answers. Unanswered fields keep their values from `before`. */
export async function askProfile(
	before: Content,
	{ tree, languages, ...asking }: Asking & { tree: ContentTree; languages: readonly string[] },
): Promise<Content> {
	const check = (next: Content) => checkProfile(tree, next);
	const questions = listProfileQuestions(languages);
	const { refuse = refuseAtOnce } = asking;
	let answers = before;
	for (const question of questions) {
		const { field } = question;
		const had = readValue(before, field);
		const isKnown = had !== undefined && !(typeof had === 'string' && isPlaceholder(had));
		if (isKnown && asking.flags[field] === undefined) continue;
		const next = await withAnswer(question, answers, { ...asking, check });
		if (next !== answers) asking.remember(field, toWritten(readValue(next, field)));
		else if (asking.flags[field] === undefined) asking.remember(field, '');
		answers = next;
	}
	const given = questions.filter(({ field }) => asking.flags[field] !== undefined);
	const wrong = check(answers).filter((mistake) =>
		given.some(({ field }) => mistake.field === field || mistake.field?.startsWith(`${field}[`)),
	);
	refuse(toRefused(wrong, answers));
	let telephone: string | undefined;
	const remember = (field: string, answer: string) => {
		if (field === contactsQuestion.field) telephone = findTelephone(answer);
		asking.remember(field, answer);
	};
	const contacts = await askContacts(answers, languages, { ...asking, remember });
	telephone ??= asking.flags['contact.telephone'] ?? findTelephone(asking.flags.contacts ?? '');
	return {
		...withTitles(answers, languages),
		// Documents show the number as it was typed, the icon only dials it.
		...(telephone === undefined || answers.telephone !== undefined ? {} : { telephone }),
		contacts,
	};
}

/** The e-mail address, and what else the author gives. */
async function askContacts(
	profile: Content,
	languages: readonly string[],
	asking: Asking,
): Promise<object[]> {
	let contacts = readContacts(profile);
	const isNew = !contacts.some(({ kind }) => kind === 'email') || asking.flags.email !== undefined;
	const replace = (contact: KnownContact) => {
		contacts = [...contacts.filter(({ kind }) => kind !== contact.kind), contact];
	};
	const { email } = profile;
	// Anything else is refused as a field of the profile.
	if (isNew && typeof email === 'string' && email.includes('@') && !isPlaceholder(email))
		replace(toContact('email', email, languages));
	const more = await askChoice<readonly KnownContact[]>(
		contactsQuestion,
		[],
		(answer) => toContacts(answer, languages),
		asking,
	);
	const added = new Set(more.map(({ url }) => url));
	contacts = [...contacts.filter(({ url }) => !added.has(url)), ...more];
	for (const question of listContactQuestions()) {
		const read = (answer: string) => toNamedContact(question.field, answer, languages);
		// Only flags give them.
		const silent = { ...asking, ask: async () => undefined };
		const named = await askChoice<KnownContact | undefined>(question, undefined, read, silent);
		if (named) replace(named);
	}
	return contacts;
}

/** Without titles of their own, authors have their job title above the name. */
function withTitles(profile: Content, languages: readonly string[]): Content {
	return languages.reduce((record, locale) => {
		const jobTitle = readValue(record, `jobTitle.${locale}`);
		const titles = readValue(record, `titles.${locale}`);
		return titles !== undefined || typeof jobTitle !== 'string'
			? record
			: withValue(record, `titles.${locale}`, [jobTitle]);
	}, profile);
}

function checkProfile(tree: ContentTree, record: Content): Mistake[] {
	const texts = new Map([[profileFile, toRecordText(profileFile, record)]]);
	return checkContent({ ...tree, texts }).mistakes.filter(({ file }) => file.endsWith(profileFile));
}

function readContacts({ contacts }: Content): KnownContact[] {
	return Array.isArray(contacts) ? contacts : [];
}

/** A value as the author answers it: a list with semicolons. */
export function toWritten(value: unknown): string {
	return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}
