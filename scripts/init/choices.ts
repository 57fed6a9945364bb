import { colourPattern, findNamedColour } from '#lib/look/colour.ts';
import { toNearestAccent } from '#lib/look/contrast.ts';
import { checkSiteAddress } from '#lib/site-address.ts';
import { type SitePart, sitePartIds } from '#lib/site-parts.ts';
import { lookSchema } from '#schemas/look.ts';
import { nearest } from '#schemas/nearest.ts';
import { chooseTools, toolIds } from '#tools/tool-list.ts';
import type { Content } from '../new/answer.ts';
import { toWebAddress } from '../new/web-address.ts';
import { type Asking, askChoice, readList } from './ask-choice.ts';
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
import { WrongAnswer } from './refused.ts';
import type { Choices } from './texts.ts';

/**
 * What the author chooses for the whole site, and whether the code of the other tools goes. Content that is theirs
 * already keeps its settings where no flag gives another one.
 *
 * @param site settings before
 */
export async function askChoices(asking: Asking, site: Content, isOwn: boolean) {
	const { flags } = asking;
	const kept = await askChoice(keepQuestion, isOwn ? pieces : [], readKeep, asking);
	const keepsExtra = isOwn && flags.extra === undefined;
	const extra = keepsExtra
		? undefined
		: await askChoice<Choices['extra']>(extraQuestion, false, readExtra, asking);
	const tools = chooseTools(keepsExtra ? site.extra : extra);
	const isSome = toolIds.some((id) => !tools.includes(id));
	const removesCode =
		(isSome || flags.code !== undefined) &&
		(await askChoice(codeQuestion, false, (answer) => readCode(answer) === 'remove', asking));
	const leaveOut =
		isOwn && flags.leaveOut === undefined ? undefined : await askLeaveOut(asking, kept, extra);
	const look = await askLook(asking);
	const address = await askChoice<string | undefined>(
		addressQuestion,
		undefined,
		(answer) => checkSiteAddress(toWebAddress(answer)),
		asking,
	);
	return { kept, extra, leaveOut, look, address, tools, removesCode: isSome && removesCode };
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
function readExtra(answer: string): Choices['extra'] {
	const some = readSome(answer, toolIds);
	if (some.length === toolIds.length) return undefined;
	return some.length === 0 ? false : some;
}

function readCode(answer: string): string | undefined {
	return readNames(answer, codeQuestion.options ?? [])[0];
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
	extra: Choices['extra'],
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
async function askLook(asking: Asking): Promise<Readonly<Record<string, string>>> {
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
