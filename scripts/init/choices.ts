import { checkSiteAddress } from '#build/site-address.ts';
import { type SitePart, sitePartIds } from '#lib/site-parts.ts';
import { toolIds } from '#lib/tool-ids.ts';
import { lookSchema } from '#schemas/look.ts';
import { nearest } from '#schemas/nearest.ts';
import { type Asking, askChoice, readList } from './ask-choice.ts';
import { type Piece, pieces } from './pieces.ts';
import {
	accentQuestion,
	addressQuestion,
	extraQuestion,
	keepQuestion,
	leaveOutQuestion,
} from './questions.ts';

/** The parts of the sample that stay. `usual` applies without an answer. */
export function askKeep(asking: Asking, usual: readonly Piece[]): Promise<readonly Piece[]> {
	return askChoice(keepQuestion, usual, (answer) => readSome('keep', answer, pieces), asking);
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

/** Parts of the site that show records of the sample which few people have. */
const partsOfPieces: readonly (readonly [SitePart, Piece])[] = [
	['intelligence-test', 'iq'],
	['ranking', 'technologies'],
];

/** The setting `leaveOut`. Without an answer it names the parts whose records do not stay. */
export function askLeaveOut(asking: Asking, kept: readonly Piece[]): Promise<readonly SitePart[]> {
	const usual = partsOfPieces.filter(([, piece]) => !kept.includes(piece)).map(([part]) => part);
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
	return askChoice<string | undefined>(addressQuestion, undefined, checkSiteAddress, asking);
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
	return readList(answer).map((word) => {
		const name = known.find((each) => each === word);
		if (name !== undefined) return name;
		const meant = nearest(word, known);
		throw new Error(
			`--${field}: "${word}" is not known. ${meant === undefined ? '' : `Did you mean "${meant}"? `}Write a list of: ${known.join(', ')}.`,
		);
	});
}
