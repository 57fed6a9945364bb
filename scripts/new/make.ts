import { certificateLists } from '#schemas/certificate.ts';
import type { Mistake } from '../content/mistake.ts';
import type { ContentTree } from '../content/tree.ts';
import { type Content, toValue, withValue } from './answer.ts';
import { checkDraft, type Draft, nextPlace, toFile } from './draft.ts';
import type { Kind } from './kinds.ts';
import { listQuestions, type Question } from './questions.ts';

/** Asks one thing; nothing where it is left out, and always nothing where nobody can be asked. */
export type Ask = (text: string, example: string, required: boolean) => Promise<string | undefined>;

/**
 * A draft from flags and answers. What a flag says is not asked; a wrong answer is told and asked
 * again. Throws one sentence per mistake where there is nobody to ask.
 */
export async function makeDraft({ kind, tree, flags, ask, say }: Making): Promise<Draft> {
	const questions = listQuestions(kind);
	refuseUnknown(kind, flags, questions);
	const list = kind === 'certificate' ? await readList(flags, ask) : undefined;
	let record: Content = {};
	for (const question of questions) {
		record = await answer(question, record);
	}
	const missing = checkDraft(tree, { kind, file: toFile(kind, list, 'draft'), record });
	if (missing.length > 0) throw new Error(missing.map(toSentence).join('\n'));
	const draft = { kind, file: toFile(kind, list, flags.id ?? readName(record)), record };
	if (tree.texts.has(draft.file) && flags.force === undefined) {
		throw new Error(`src/content/${draft.file} is there already: give another name with --id.`);
	}
	return draft;

	async function answer(question: Question, before: Content): Promise<Content> {
		const { field, text, example, required, form } = question;
		const given = flags[field];
		if (given !== undefined) return withValue(before, field, toValue(given, form));
		if (field === 'order') return withValue(before, field, nextPlace(tree, kind));
		for (;;) {
			const words = await ask(text, example, required);
			if (words === undefined || words.trim() === '') {
				if (words === undefined || !required) return before;
				say('This cannot be left out.');
				continue;
			}
			const next = withValue(before, field, toValue(words, form));
			const file = toFile(kind, list, 'draft');
			const wrong = checkDraft(tree, { kind, file, record: next }).filter(
				(mistake) => mistake.field === field || mistake.field?.startsWith(`${field}[`),
			);
			if (wrong.length === 0) return next;
			for (const mistake of wrong) say(toSentence(mistake));
		}
	}
}

async function readList(flags: Flags, ask: Ask): Promise<string> {
	const known = certificateLists.join(', ');
	const list = flags.list ?? (await ask(`The list it belongs to: ${known}.`, 'html', true)) ?? '';
	if (certificateLists.some((name) => name === list)) return list;
	throw new Error(`"${list}" is no list of certificates. Write --list with one of: ${known}.`);
}

/** A misspelt flag must not pass in silence. */
function refuseUnknown(kind: Kind, flags: Flags, questions: readonly Question[]) {
	const known = ['id', 'force', ...(kind === 'certificate' ? ['list'] : [])];
	known.push(...questions.map(({ field }) => field));
	const wrong = Object.keys(flags).filter((name) => !known.includes(name));
	if (wrong.length === 0) return;
	const names = known.map((name) => `--${name}`).join(', ');
	throw new Error(`A ${kind} has no --${wrong.join(', --')}. It has: ${names}.`);
}

function readName(record: Content): string {
	for (const field of ['title', 'company', 'caption']) {
		const value = record[field];
		if (typeof value === 'string') return value;
		if (typeof value === 'object' && value !== null && 'en' in value) return String(value.en);
	}
	return '';
}

function toSentence({ field, sentence, example }: Mistake): string {
	return `${field ? `--${field}: ` : ''}${sentence} For example: ${example}`;
}

export type Flags = Readonly<Record<string, string>>;

interface Making {
	kind: Kind;
	tree: ContentTree;
	flags: Flags;
	ask: Ask;
	say: (sentence: string) => void;
}
