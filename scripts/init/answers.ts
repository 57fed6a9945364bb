import { checkSiteAddress } from '#build/site-address.ts';
import { profileSchema } from '#schemas/profile.ts';
import { checkContent } from '../content/check.ts';
import type { Mistake } from '../content/mistake.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Content } from '../new/answer.ts';
import { type Ask, type Flags, withAnswer } from '../new/ask.ts';
import { listQuestionsOf, type Question } from '../new/questions.ts';
import { type ContactKind, listContactQuestions, toContact } from './contacts.ts';
import type { Project } from './project.ts';
import { profileFile, readField, toText } from './record.ts';

/** The questions, in this order. The author can fill in the other fields of the profile later. */
const asked = ['name', 'jobTitle', 'titles', 'summary', 'place', 'email'];

const addressQuestion: Question = {
	field: 'address',
	text: 'What will the address of the site be? You can change it later in the file .env.',
	example: 'https://you.example',
	required: false,
	form: 'text',
};
const recordsQuestion: Question = {
	field: 'records',
	text: 'Move the existing projects, jobs, certificates and skills with their pictures out of the content ("move"), or keep them ("keep")? Nothing is deleted.',
	example: 'move',
	required: true,
	form: 'text',
};

/** All questions about the profile. Each is also a flag. */
export function listProfileQuestions(): Question[] {
	return [
		...listQuestionsOf(profileSchema).filter(({ field }) => asked.includes(toName(field))),
		...listContactQuestions(),
	];
}

export const otherQuestions: readonly Question[] = [addressQuestion, recordsQuestion];

/** The profile with the answers. Unanswered fields keep their values from `before`. */
export async function askProfile(before: Content, making: Making) {
	const contacts = new Map(readContacts(before).map((contact) => [contact.kind, contact]));
	let answers: Content = before;
	for (const question of listProfileQuestions()) {
		const kind = question.field.startsWith('contact.') ? toKind(question.field) : undefined;
		const check = (next: Content) => {
			const record = kind ? { contacts: [toContact(kind, readAnswer(next, kind))] } : next;
			return checkProfile(making.project.tree, record).map((mistake) =>
				kind && mistake.field?.startsWith('contacts[0]')
					? { ...mistake, field: question.field }
					: mistake,
			);
		};
		const had = !kind && readField(before, question.field) !== undefined;
		const asking = { ...making, check };
		const after = await withAnswer(
			{ ...question, required: question.required && !had },
			answers,
			asking,
		);
		const answer = kind && readAnswer(after, kind);
		if (kind && answer) contacts.set(kind, toContact(kind, answer));
		answers = after;
	}
	const { contact: _, contacts: __, private: marks, ...fields } = answers;
	if (contacts.size === 0 && typeof fields.email === 'string') {
		contacts.set('email', toContact('email', fields.email));
	}
	return {
		...fields,
		contacts: [...contacts.values()],
		...(marks === undefined ? {} : { private: marks }),
	};
}

/** The address of the site, or undefined if the author gives none. */
export async function askAddress(making: Making): Promise<string | undefined> {
	for (;;) {
		const given = making.flags.address;
		const answer =
			given ?? (await making.ask(addressQuestion.text, addressQuestion.example, false));
		if (answer === undefined || answer.trim() === '') return undefined;
		try {
			return checkSiteAddress(answer.trim());
		} catch (error) {
			if (given !== undefined || !(error instanceof Error)) throw error;
			making.print(error.message);
		}
	}
}

/** Without a terminal to ask in, the sample is removed and the author's own entries stay. */
export async function askRecords(making: Making, own: boolean): Promise<'move' | 'keep'> {
	for (;;) {
		const given = making.flags.records;
		const usual = own ? 'keep' : 'move';
		const question = `${recordsQuestion.text} Press Enter for "${usual}".`;
		const answer = given ?? (await making.ask(question, usual, true));
		const word = answer?.trim() || usual;
		if (word === 'move' || word === 'keep') return word;
		const sentence = `"${word}" is neither "move" nor "keep". Write --records move or --records keep.`;
		if (given !== undefined) throw new Error(sentence);
		making.print(sentence);
	}
}

function checkProfile(tree: ContentTree, record: Content): Mistake[] {
	const texts = new Map([[profileFile, toText('profile', record)]]);
	return checkContent({ ...tree, texts }).mistakes.filter(({ file }) => file.endsWith(profileFile));
}

function readContacts({ contacts }: Content): { kind: ContactKind }[] {
	return Array.isArray(contacts) ? contacts : [];
}

function readAnswer(record: Content, kind: ContactKind): string {
	return String(readField(record, `contact.${kind}`) ?? '');
}

function toKind(field: string): ContactKind {
	return field.slice('contact.'.length) as ContactKind;
}

function toName(field: string): string {
	return field.split('.')[0] ?? '';
}

export interface Making {
	project: Project;
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
	/** The first year of the copyright line. */
	year: number;
}
