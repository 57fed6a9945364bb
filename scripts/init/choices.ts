import { checkSiteAddress } from '#lib/site-address.ts';
import { type SitePart, sitePartIds } from '#lib/site-parts.ts';
import { lookSchema } from '#schemas/look.ts';
import { nearest } from '#schemas/nearest.ts';
import { toolIds } from '#tools/tool-list.ts';
import type { Flags } from '../new/ask.ts';
import { toWebAddress } from '../new/web-address.ts';
import { type Asking, askChoice, readList } from './ask-choice.ts';
import { contactsQuestion, toContacts } from './contacts.ts';
import { neededPieces, type Piece, pieces } from './pieces.ts';
import {
	accentQuestion,
	addressQuestion,
	codeQuestion,
	extraQuestion,
	keepQuestion,
	leaveOutQuestion,
} from './questions.ts';

/** Names every wrong flag at once, before anything is requested. @throws a line for each */
export async function refuseWrongChoices(flags: Flags, languages: readonly string[]) {
	const asking = { flags, ask: async () => undefined, print: () => {}, remember: () => {} };
	const tried = await Promise.allSettled([
		askChoice(contactsQuestion, [], (answer) => toContacts(answer, languages), asking),
		askKeep(asking, []),
		askExtra(asking),
		askCode(asking),
		askLeaveOut(asking, [], false),
		askAccent(asking),
		askAddress(asking),
	]);
	const wrong = tried.flatMap((result) =>
		result.status === 'rejected'
			? [result.reason instanceof Error ? result.reason.message : String(result.reason)]
			: [],
	);
	if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** The parts of the sample that stay. `usual` applies without an answer. */
export function askKeep(asking: Asking, usual: readonly Piece[]): Promise<readonly Piece[]> {
	return askChoice(keepQuestion, usual, readKeep, asking);
}

function readKeep(answer: string): readonly Piece[] {
	const kept = readSome('keep', answer, pieces);
	const alone = neededPieces.filter(
		([piece, owner]) => kept.includes(piece) && !kept.includes(owner),
	);
	if (alone.length === 0) return kept;
	const sentences = alone.map(([piece, owner]) => `${piece} belong to ${owner}`);
	const both = [...kept, ...alone.map(([, owner]) => owner)];
	throw new Error(
		`--keep: ${sentences.join(', ')}, which would go. Keep both: --keep "${both.join(', ')}"`,
	);
}

/** The setting `extra`: false for no tools, undefined for all. */
export function askExtra(asking: Asking): Promise<false | readonly string[] | undefined> {
	return askChoice<false | readonly string[] | undefined>(
		extraQuestion,
		false,
		(answer) => {
			const some = readSome('extra', answer, toolIds);
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
		(answer) => {
			const [choice] = readNames('code', answer, ['keep', 'remove']);
			return choice === 'remove';
		},
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
		(answer) => readSome('leaveOut', answer, sitePartIds),
		asking,
	);
}

/** The colour of links, or undefined for that of the house. */
export function askAccent(asking: Asking): Promise<string | undefined> {
	return askChoice<string | undefined>(
		accentQuestion,
		undefined,
		(answer) => {
			const { error } = lookSchema.safeParse({ accent: answer });
			if (error) throw new Error(`--accent: ${error.issues[0]?.message}`);
			return answer;
		},
		asking,
	);
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

function readSome<Name extends string>(
	field: string,
	answer: string,
	known: readonly Name[],
): readonly Name[] {
	if (answer === 'none') return [];
	return answer === 'all' ? known : readNames(field, answer, known);
}

function readNames<Name extends string>(
	field: string,
	answer: string,
	known: readonly Name[],
): Name[] {
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
	throw new Error(`--${field}: ${sentences.join(' ')} Write a list of: ${known.join(', ')}.`);
}
