import { listGroups } from '../content/categories.ts';
import { readEntries } from '../content/entries.ts';
import { findSiteLanguages } from '../content/site-settings.ts';
import type { ContentTree } from '../content/tree.ts';
import { type Content, withValue } from './answer.ts';
import { type Ask, type Flags, refuseUnknownFlags, toFlagSentence, withAnswer } from './ask.ts';
import { checkDraft, type Draft, nextPlace, toFile, toFreeFile } from './draft.ts';
import type { Kind } from './kinds.ts';
import { listQuestions, type Question } from './questions.ts';

/**
 * A draft from flags and answers. Values given as flags need no question; a wrong answer is explained and the question
 * repeated. Without a terminal it throws one sentence per mistake.
 */
export async function makeDraft({ kind, tree, flags, ask, print }: Making): Promise<Draft> {
	const questions = listQuestions(kind).map((question) => ({
		...question,
		required: question.required || isTitleOfCategory(kind, question, tree),
	}));
	refuseUnknown(kind, flags, questions);
	const group = kind === 'certificate' ? await readGroup(tree, flags, ask) : undefined;
	let record: Content = {};
	for (const question of questions) {
		record = await answer(question, record);
	}
	const missing = checkDraft(tree, { kind, file: toFile(kind, group, 'draft'), record });
	if (missing.length > 0) throw new Error(missing.map(toFlagSentence).join('\n'));
	if (flags.id !== undefined && !/[\p{L}\p{N}]/u.test(flags.id)) {
		throw new Error(
			`--id: "${flags.id}" is not a valid name. Write lower-case letters, digits and hyphens, for example --id shop`,
		);
	}
	const named = toFile(kind, group, flags.id ?? readName(record));
	if (tree.texts.has(named) && flags.id !== undefined && flags.force === undefined) {
		throw new Error(
			`src/content/${named} already exists. Choose another name with --id, or add --force to replace it.`,
		);
	}
	const file = flags.force === undefined ? toFreeFile(tree, named) : named;
	return { kind, file, record };

	async function answer(question: Question, before: Content): Promise<Content> {
		const { field } = question;
		if (field === 'order' && flags[field] === undefined) {
			return withValue(before, field, nextPlace(tree, kind));
		}
		const file = toFile(kind, group, 'draft');
		const check = (record: Content) => checkDraft(tree, { kind, file, record });
		return withAnswer(question, before, { flags, ask, print, check });
	}
}

async function readGroup(tree: ContentTree, flags: Flags, ask: Ask): Promise<string> {
	const groups = listGroups(tree).map(({ id }) => id);
	if (groups.length === 0) {
		throw new Error('There is no category for it yet. Make one first: npm run new -- category');
	}
	const known = groups.join(', ');
	const [first = ''] = groups;
	const group =
		flags.group ?? (await ask(`Group of the certificate, one of: ${known}.`, first, true)) ?? '';
	if (groups.includes(group)) return group;
	throw new Error(
		`There is no group of certificates "${group}". Write --group with one of: ${known}. A new category is made with: npm run new -- category`,
	);
}

/** A category has a title in every language of the site. */
function isTitleOfCategory(kind: Kind, { field }: Question, tree: ContentTree): boolean {
	if (kind !== 'category') return false;
	const languages = findSiteLanguages(readEntries(tree).entries);
	return languages.some((locale) => field === `title.${locale}`);
}

function refuseUnknown(kind: Kind, flags: Flags, questions: readonly Question[]) {
	const known = ['id', 'force', ...(kind === 'certificate' ? ['group'] : [])];
	known.push(...questions.map(({ field }) => field));
	refuseUnknownFlags(`A ${kind}`, flags, known);
}

function readName(record: Content): string {
	for (const field of ['title', 'company', 'caption']) {
		const value = record[field];
		if (typeof value === 'string') return value;
		if (typeof value === 'object' && value !== null && 'en' in value) return String(value.en);
	}
	return '';
}

interface Making {
	kind: Kind;
	tree: ContentTree;
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
}
