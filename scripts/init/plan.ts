import { checkContent } from '../content/check.ts';
import type { Mistake } from '../content/mistake.ts';
import { toRecordText } from '../content/record-text.ts';
import { sayCoverage, toWordCoverage } from '../content/words/word-coverage.ts';
import type { Content } from '../new/answer.ts';
import { type Ask, type Flags, refuseUnknownFlags } from '../new/ask.ts';
import { type BroughtPictures, openPictures } from '../new/bring-pictures.ts';
import { nextPlace, toFreeFile } from '../new/draft.ts';
import { askProfile } from './answers.ts';
import { type Asking, askChoice } from './ask-choice.ts';
import { askChoices } from './choices.ts';
import { type Imported, importFrom } from './from.ts';
import { askLanguages, OtherLanguages } from './languages.ts';
import { listMoves, toKeptPath } from './pieces.ts';
import type { Project } from './project.ts';
import { listFlags, portraitQuestion } from './questions.ts';
import { profileFile, readRecord, siteFile } from './record.ts';
import { isReference, withoutReferences } from './references.ts';
import { listGaps, refuseGaps, toRefused, toRequired } from './refusals.ts';
import { Refusals, type RefusedAnswer } from './refused.ts';
import { confirm } from './summary.ts';
import { type Choices, listOldProse, toChangedSite, toProse, toSite, toWords } from './texts.ts';
import { listUnreached } from './unreached.ts';

/** The cube of the sample in the header, which leads to the tool that turns it. */
const mark = 'views/mark.webp';
const leftovers: readonly string[] = ['placeholder', 'outline', 'sample-text', 'sample-link'];
/** What an imported file may lack: real values of some fields. */
const unfinished: readonly string[] = ['placeholder', 'sample-link'];

/** Every change to make. They are made only after all of them have been validated. */
export interface Plan {
	/** The folder that keeps the previous files. */
	folder: string;
	/** Files to move out of the content, and files to back up; paths from the project folder. */
	moves: ReadonlyMap<string, string>;
	/** Files of code to move: those of tools that are not chosen. */
	code: ReadonlyMap<string, string>;
	copies: ReadonlyMap<string, string>;
	/** New texts of files, by path from the project folder. */
	writes: ReadonlyMap<string, string>;
	profile: Content;
	choices: Choices;
	/** The portrait, if there is one: written with the other files. */
	pictures: BroughtPictures;
	/** What an import has read, or undefined without one. */
	report: string | undefined;
	/** Mistakes that the author corrects later: placeholders of the import. */
	placeholders: readonly Mistake[];
	/** How far the interface texts of each language are translated. */
	words: readonly string[];
	/** How many records of the sample stay without their references to what goes. */
	shortened: number;
}

export interface Making {
	project: Project;
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
	/** Whether the flags are all answers: those that are missing are then refused together with wrong ones. */
	isWhole?: boolean;
	/** The first year of the copyright line. */
	year: number;
}

/**
 * Asks the questions that no flag answers, shows what will change, and plans the changes. In a terminal, the author can
 * change every answer before. Throws an error that lists all mistakes.
 */
export async function makePlan(making: Making): Promise<Plan> {
	const { project, flags } = making;
	refuseUnknownFlags('npm run init', flags, [...listFlags().map(({ field }) => field), 'force']);
	const isOwn = readRecord(project.tree, siteFile).sample === false;
	if (isOwn && flags.force === undefined) {
		throw new Error(
			'src/content/site/site.json has "sample": false, so this content is already yours. Nothing was changed. To answer the questions again, add --force: the current files are then kept in a separate folder.',
		);
	}
	let answers: Flags = flags;
	for (;;) {
		const remember = (field: string, answer: string) => {
			answers = { ...answers, [field]: answer };
		};
		const plan = await planOnce({ ...making, flags: answers, remember }, isOwn).catch(
			(error: Error) => error,
		);
		const again = await confirm(plan, answers, making);
		if (again === undefined) {
			if (plan instanceof Error) throw plan;
			return plan;
		}
		const { [again]: _, ...rest } = answers;
		if (again === 'languages') throw new OtherLanguages(rest);
		answers = rest;
	}
}

type Remember = (field: string, answer: string) => void;

async function planOnce(making: Making & { remember: Remember }, isOwn: boolean): Promise<Plan> {
	const { project, flags } = making;
	const { tree, free } = project;
	const site = readRecord(tree, siteFile);
	const languages = await askLanguages(making, isOwn ? toList(site.languages) : []);
	const imported = readImported(making);
	const before = isOwn ? readRecord(tree, profileFile) : (imported?.profile ?? {});
	const pictures = openPictures(project.root, making.print);
	const bring = (answer: string) => pictures.bring(answer, 'photos');
	const askPortrait = (asking: Asking) => askChoice(portraitQuestion, undefined, bring, asking);
	const refused: RefusedAnswer[] = [];
	const refuse = (answers: readonly RefusedAnswer[]) => void refused.push(...answers);
	const given = flags.portrait && (await askPortrait({ ...making, refuse }));
	// All flags are read before the first question, so that what is wrong with any is said at once.
	const silent = { ask: async () => undefined, print: () => {}, remember: () => {} };
	const unasked = { ...making, ...silent, refuse };
	await askProfile(before, { ...unasked, tree, languages });
	await askChoices(unasked, site, isOwn);
	if (refused.length > 0) {
		const gaps = making.isWhole ? listGaps(before, flags, languages) : [];
		throw new Refusals([...gaps.map(toRequired), ...refused]);
	}
	const profile = toOrdered(await askProfile(before, { ...making, tree, languages }));
	refuseGaps(profile, languages);
	const ofFile = flags.portrait === undefined ? imported?.portrait : undefined;
	const brought =
		ofFile && (await bring(ofFile).catch(({ message }) => void making.print(message)));
	const portrait = brought || given || (await askPortrait(making));
	const { tools, removesCode, ...chosen } = await askChoices(making, site, isOwn);
	const code = removesCode
		? listUnreached(project.root, (id) => tools.some((chosen) => chosen === id))
		: [];
	const { year } = making;
	const choices: Choices = { languages, ...chosen, year };
	const { kept } = choices;

	const moves = new Map(listMoves(project, kept));
	// Without it, the header shows the initials of the author.
	if (!isOwn && tree.assets.has(mark) && !tools.some((tool: string) => tool === 'graphics/cube3d'))
		moves.set(`src/assets/${mark}`, `${free}/assets/${mark}`);
	const written = isOwn ? [] : toProse(profile, choices);
	const newProse = new Set(written.map(([file]) => file));
	const prose = isOwn ? [] : listOldProse(tree, newProse, choices);
	for (const file of prose) moves.set(`src/content/${file}`, toKeptPath(file, free));
	const ofAuthor = new Map([
		...(imported?.records ?? []),
		[profileFile, toRecordText(profileFile, profile)],
		[
			siteFile,
			toRecordText(siteFile, isOwn ? toChangedSite(site, choices) : toSite(site, profile, choices)),
		],
		...written,
		...toWords(tree, languages),
	]);
	const toAfter = (changed: ReadonlyMap<string, string>) =>
		toTree(project, moves, changed, portrait);
	if (portrait) {
		const after = toAfter(ofAuthor);
		const file = toFreeFile(after, 'photos/portrait.json');
		const order = nextPlace(after, 'photos');
		ofAuthor.set(file, toRecordText(file, { order, picture: portrait, alt: profile.name }));
	}
	const found = checkContent(toAfter(ofAuthor)).mistakes;
	const records = imported?.records ?? new Map<string, string>();
	// Of the sample and the import: records that the author has written are theirs to correct.
	const ofSample = isOwn ? [] : [...tree.texts].filter(([file]) => !ofAuthor.has(file));
	const shortened = withoutReferences(new Map([...ofSample, ...records]), found);
	const changed = new Map([...ofAuthor, ...shortened]);
	const after = toAfter(changed);
	const { mistakes } = checkContent(after);
	const placeholders = mistakes.filter(({ kind }) => unfinished.includes(kind));
	// The author corrects placeholders and leftovers of earlier runs later: the content check goes on listing them.
	const later = [...(imported ? unfinished : []), ...(isOwn ? leftovers : [])];
	const wrong = mistakes.filter(({ kind }) => !later.includes(kind));
	if (wrong.length > 0) throw new Refusals(toRefused(wrong, profile));

	const copies = [...changed.keys()].filter((file) => tree.texts.has(file));
	const writes = [...changed].map(([file, text]) => [`src/content/${file}`, text] as const);
	return {
		folder: free,
		moves,
		code: new Map(code.map((file) => [file, `${free}/code/${file}`])),
		copies: new Map(copies.map((file) => [`src/content/${file}`, toKeptPath(file, free)])),
		writes: new Map(writes),
		profile,
		choices,
		pictures,
		report: imported && [imported.report, ...listLeftOut(found, records)].join('\n\n'),
		placeholders,
		words: languages.map((tag) => sayCoverage(toWordCoverage(after, tag))),
		shortened: [...shortened.keys()].filter((file) => !ofAuthor.has(file)).length,
	};
}

/** What imported records refer to and the site does not have, for the report. */
function listLeftOut(found: readonly Mistake[], records: ReadonlyMap<string, string>): string[] {
	const lines = found
		.filter(
			(mistake) => isReference(mistake) && records.has(mistake.file.replace('src/content/', '')),
		)
		.map(({ file, field, found }) => `  ${file} ${field}: ${found}`);
	return lines.length === 0
		? []
		: [[`Left out, because the site does not have it: ${lines.length}`, ...lines].join('\n')];
}

/** What the file of `--from` contains; its records go into the content without those of the sample. */
export function readImported({
	project,
	flags,
}: Pick<Making, 'project' | 'flags'>): Imported | undefined {
	if (flags.from === undefined) return undefined;
	return importFrom(flags.from, toTree(project, new Map(listMoves(project, [])), new Map()));
}

/** The content as it will be. */
function toTree(
	{ tree }: Project,
	moves: ReadonlyMap<string, string>,
	changed: ReadonlyMap<string, string>,
	portrait?: string,
): Project['tree'] {
	const stays = [...tree.texts].filter(([file]) => !moves.has(`src/content/${file}`));
	const assets = [...tree.assets].filter((file) => !moves.has(`src/assets/${file}`));
	if (portrait) assets.push(portrait);
	return { ...tree, texts: new Map([...stays, ...changed]), assets: new Set(assets) };
}

/** Contacts and marks are the last fields of the file. */
function toOrdered({ contact: _, contacts, private: marks, ...fields }: Content): Content {
	return { ...fields, contacts, ...(marks === undefined ? {} : { private: marks }) };
}

function toList(value: unknown): string[] {
	return Array.isArray(value) ? value.map(String) : [];
}
