import { colourPattern, findNamedColour } from '#lib/look/colour.ts';
import { toNearestAccent } from '#lib/look/contrast.ts';
import { checkSiteAddress } from '#lib/site-address.ts';
import { type SitePart, sitePartIds } from '#lib/site-parts.ts';
import { lookSchema } from '#schemas/look.ts';
import { nearest } from '#schemas/nearest.ts';
import { toolIds } from '#tools/tool-list.ts';
import type { Flags } from '../new/ask.ts';
import { toWebAddress } from '../new/web-address.ts';
import { type Asking, askChoice, readList } from './ask-choice.ts';
import { contactsQuestion, listContactQuestions, toContacts, toNamedContact } from './contacts.ts';
import { neededPieces, type Piece, pieces } from './pieces.ts';
import {
	accentQuestion,
	addressQuestion,
	codeQuestion,
	extraQuestion,
	keepQuestion,
	leaveOutQuestion,
	lookQuestions,
} from './questions.ts';
import { listRefused, WrongAnswer } from './refused.ts';

/** What is wrong with the given choices and addresses; none is requested. */
export async function listWrongChoices(flags: Flags, languages: readonly string[]) {
	const asking = { flags, ask: async () => undefined, print: () => {}, remember: () => {} };
	const tried = await Promise.allSettled([
		askChoice(contactsQuestion, [], (answer) => toContacts(answer, languages), asking),
		...listContactQuestions().map((question) =>
			askChoice(question, undefined, (answer) => toNamedContact(question.field, answer), asking),
		),
		askKeep(asking, []),
		askExtra(asking),
		askCode(asking),
		askLeaveOut(asking, [], false),
		askLook(asking),
		askAddress(asking),
	]);
	return tried.flatMap((result) =>
		result.status === 'rejected' ? listRefused(result.reason) : [],
	);
}

/** The parts of the sample that stay. `usual` applies without an answer. */
export function askKeep(asking: Asking, usual: readonly Piece[]): Promise<readonly Piece[]> {
	return askChoice(keepQuestion, usual, readKeep, asking);
}

function readKeep(answer: string): readonly Piece[] {
	const kept = readSome(answer, pieces);
	const alone = neededPieces.filter(
		([piece, owner]) => kept.includes(piece) && !kept.includes(owner),
	);
	if (alone.length === 0) return kept;
	const sentences = alone.map(([piece, owner]) => `${piece} belong to ${owner}`);
	const both = [...kept, ...alone.map(([, owner]) => owner)];
	const offer = both.join(', ');
	throw new WrongAnswer(`${sentences.join(', ')}, which would go. Keep both: ${offer}`, offer);
}

/** The setting `extra`: false for no tools, undefined for all. */
export function askExtra(asking: Asking): Promise<false | readonly string[] | undefined> {
	return askChoice<false | readonly string[] | undefined>(
		extraQuestion,
		false,
		(answer) => {
			const some = readSome(answer, toolIds);
			if (some.length === toolIds.length) return undefined;
			return some.length === 0 ? false : some;
		},
		asking,
	);
}

/** Whether the code of the tools that are not chosen goes. */
export function askCode(asking: Asking): Promise<boolean> {
	return askChoice(
		codeQuestion,
		false,
		(answer) => readNames(answer, ['keep', 'remove'])[0] === 'remove',
		asking,
	);
}

/** Parts of the site that show records of the sample which few people have. */
const partsOfPieces: readonly (readonly [SitePart, Piece])[] = [
	['intelligence-test', 'iq'],
	['ranking', 'technologies'],
	// The embroidered pictures are those of its categories and tools.
	['alternative-view', 'categories'],
];

/** The setting `leaveOut`. Without an answer it names the parts whose records do not stay. */
export function askLeaveOut(
	asking: Asking,
	kept: readonly Piece[],
	extra: false | readonly string[] | undefined,
): Promise<readonly SitePart[]> {
	const usual = partsOfPieces
		.filter(
			([part, piece]) =>
				!(kept.includes(piece) || (part === 'alternative-view' && extra !== false)),
		)
		.map(([part]) => part);
	return askChoice<readonly SitePart[]>(
		leaveOutQuestion,
		usual,
		(answer) => readSome(answer, sitePartIds),
		asking,
	);
}

/** The setting `look`, with what is answered of it; only the colour is asked for in a terminal. */
export async function askLook(asking: Asking): Promise<Readonly<Record<string, string>>> {
	const accent = await askChoice<string | undefined>(accentQuestion, undefined, readAccent, asking);
	const others = await Promise.all(
		lookQuestions.map(async (question) => {
			const { field, options = [] } = question;
			const read = (answer: string) => readNames(answer, options)[0];
			const silent = { ...asking, ask: async () => undefined };
			return [field, await askChoice(question, undefined, read, silent)] as const;
		}),
	);
	const answers = [['accent', accent] as const, ...others];
	return Object.fromEntries(
		answers.flatMap(([field, answer]) => (answer === undefined ? [] : [[field, answer]])),
	);
}

function readAccent(answer: string): string {
	const named = findNamedColour(answer);
	if (!named && !colourPattern.test(answer))
		throw new Error(
			`"${answer}" is not known as a colour. Write its English name, for example "dark red", or # and six digits from 0 to f, for example "#8b0000".`,
		);
	const accent = (named && toNearestAccent(named)) ?? answer;
	const { error } = lookSchema.safeParse({ accent });
	if (error) throw new WrongAnswer(error.issues[0]?.message ?? '', toNearestAccent(answer));
	return accent;
}

/** The address of the site, or undefined if the author gives none. */
export function askAddress(asking: Asking): Promise<string | undefined> {
	return askChoice<string | undefined>(
		addressQuestion,
		undefined,
		(answer) => checkSiteAddress(toWebAddress(answer)),
		asking,
	);
}

function readSome<Name extends string>(answer: string, known: readonly Name[]): readonly Name[] {
	if (answer === 'none') return [];
	return answer === 'all' ? known : readNames(answer, known);
}

function readNames<Name extends string>(answer: string, known: readonly Name[]): Name[] {
	const found = readList(answer).map((word) => ({
		word,
		name: known.find((each) => each === word),
	}));
	const wrong = found.flatMap(({ word, name }) => (name === undefined ? [word] : []));
	if (wrong.length === 0) return found.flatMap(({ name }) => name ?? []);
	const sentences = wrong.map((word) => {
		const meant = nearest(word, known);
		return `"${word}" is not known.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
	});
	throw new Error(`${sentences.join(' ')} Write a list of: ${known.join(', ')}.`);
}
