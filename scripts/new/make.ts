import { readEntries } from '../content/entries.ts';
import { pictureFolders } from '../content/picture-folders.ts';
import { findSiteLanguages } from '../content/site-settings.ts';
import type { ContentTree } from '../content/tree.ts';
import { type Content, withValue } from './answer.ts';
import { type Ask, type Flags, refuseUnknownFlags, toFlagSentence, withAnswer } from './ask.ts';
import type { BroughtPictures } from './bring-pictures.ts';
import { checkDraft, type Draft, nextPlace, toFile, toFreeFile } from './draft.ts';
import { readGroup } from './group.ts';
import { findKind, type Kind } from './kinds.ts';
import { listQuestions, type Question } from './questions.ts';

/**
 * A draft from flags and answers. Values given as flags need no question; a wrong answer is explained and the question
 * repeated. Without a terminal it throws one sentence per mistake.
 */
export async function makeDraft({
	kind,
	tree,
	pictures,
	flags,
	ask,
	print,
}: Making): Promise<Draft> {
	const { collection, folder, folders, fixed } = findKind(kind);
	const languages: readonly string[] = findSiteLanguages(readEntries(tree).entries);
	const all = listQuestions(kind);
	const ofSite = all.filter(({ locale }) => locale === undefined || languages.includes(locale));
	refuseUnknown(kind, flags, ofSite);
	const group = folders ? await readGroup(kind, { tree, flags, ask, print }) : undefined;
	let record: Content = {};
	for (const question of ofSite) {
		const required = question.required || isTitleOfCategory(kind, question, languages);
		record = await answer({ ...question, required }, record);
	}
	record = { ...record, ...fixed };
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
			return withValue(before, field, nextPlace(tree, folder));
		}
		const file = toFile(kind, group, 'draft');
		const check = (record: Content) => checkDraft(tree, { kind, file, record });
		return withAnswer(question, before, {
			...{ flags, ask, print, check },
			bring:
				pictures &&
				((answer) =>
					pictures.bring(answer, pictureFolders[collection], uses[question.field] ?? uses[kind])),
		});
	}
}

/** Pictures whose shape matters, by their field or their kind. */
const uses: Readonly<Record<string, 'cover' | 'portrait'>> = {
	...{ 'cover.picture': 'cover', 'cover.dark': 'cover', photo: 'portrait' },
};

/** A category has a title in every language of the site. */
function isTitleOfCategory(kind: Kind, { field }: Question, languages: readonly string[]): boolean {
	return kind === 'category' && languages.some((locale) => field === `title.${locale}`);
}

function refuseUnknown(kind: Kind, flags: Flags, questions: readonly Question[]) {
	const known = ['id', 'force', ...(findKind(kind).folders ? ['group'] : [])];
	known.push(...questions.map(({ field }) => field));
	refuseUnknownFlags(`npm run new -- ${kind}`, flags, known);
}

/** The words that the file is named after: of several languages, the first. */
function readName(record: Content): string {
	for (const field of ['title', 'company', 'institution', 'caption', 'name']) {
		const value = record[field];
		if (typeof value === 'string') return value;
		if (typeof value === 'object' && value !== null) return String(Object.values(value)[0] ?? '');
	}
	const { picture } = record;
	return typeof picture === 'string' ? picture.replace(/^.*\/|\.\w+$/g, '') : '';
}

interface Making {
	kind: Kind;
	tree: ContentTree;
	pictures?: BroughtPictures;
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
}
