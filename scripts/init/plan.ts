import { checkContent } from '../content/check.ts';
import type { Mistake } from '../content/mistake.ts';
import type { Content } from '../new/answer.ts';
import { refuseUnknownFlags, toSentence } from '../new/ask.ts';
import {
	askAddress,
	askProfile,
	askRecords,
	listProfileQuestions,
	type Making,
	otherQuestions,
} from './answers.ts';
import { listMoves, toKeptPath } from './put-away.ts';
import { profileFile, readField, readRecord, siteFile, toText } from './record.ts';
import { toEnvironment, toHomes, toPhotos, toSite } from './texts.ts';

/** Every change to make. They are made only after all of them have been validated. */
export interface Plan {
	/** The folder that keeps the previous files. */
	folder: string;
	/** Files to move out of the content, and files to back up; paths from the project folder. */
	moves: ReadonlyMap<string, string>;
	copies: ReadonlyMap<string, string>;
	/** New texts of files, by path from the project folder. */
	writes: ReadonlyMap<string, string>;
	/** The address of the site, or undefined if the author gave none. */
	address: string | undefined;
}

/** Asks the questions that no flag answers, and plans the changes. Throws an error that lists all mistakes. */
export async function makePlan(making: Making): Promise<Plan> {
	const { project, flags } = making;
	const { tree, free } = project;
	const known = [...listProfileQuestions(), ...otherQuestions].map(({ field }) => field);
	refuseUnknownFlags('npm run init', flags, [...known, 'force']);
	const site = readRecord(tree, siteFile);
	const own = site.sample === false;
	if (own && flags.force === undefined) {
		throw new Error(
			'src/content/site/site.json has "sample": false, so this content is already yours. Nothing was changed. To answer the questions again, add --force: the current files are then kept in a separate folder.',
		);
	}
	const before = own ? readRecord(tree, profileFile) : {};
	const profile = await askProfile(before, making);
	refuseGaps(profile);
	const address = await askAddress(making);
	const away = (await askRecords(making, own)) === 'move';

	const moves = away ? listMoves(project) : new Map<string, string>();
	const texts = new Map(tree.texts);
	for (const file of tree.texts.keys()) if (moves.has(`src/content/${file}`)) texts.delete(file);
	const assets = new Set([...tree.assets].filter((file) => !moves.has(`src/assets/${file}`)));
	const changed = new Map([
		[profileFile, toText('profile', profile)],
		[siteFile, toText('site', toSite(site, profile, { own, away, year: making.year }))],
		...(own ? [] : [...toHomes(tree, profile), ...toPhotos(tree, profile)]),
	]);
	for (const [file, text] of changed) texts.set(file, text);
	const mistakes = checkContent({ ...tree, texts, assets }).mistakes;
	if (mistakes.length > 0) throw new Error(toRefusal(mistakes, profile));

	const copies = [...changed.keys()].filter((file) => tree.texts.has(file));
	const writes = [...changed].map(([file, text]) => [`src/content/${file}`, text] as const);
	return {
		folder: free,
		moves,
		copies: new Map(copies.map((file) => [`src/content/${file}`, toKeptPath(file, free)])),
		writes: new Map([
			...writes,
			...(address ? [['.env', toEnvironment(project.environment, address)] as const] : []),
		]),
		address,
	};
}

/** Without a terminal to ask in: the flags to use. */
function refuseGaps(profile: Content) {
	const gaps = listProfileQuestions().filter(
		({ field, required }) => required && readField(profile, field) === undefined,
	);
	if (gaps.length === 0) return;
	const flags = gaps.map(({ field, text, example }) => `  --${field} "${example}"   ${text}`);
	throw new Error(
		`These answers are missing. Add them to "npm run init --":\n${flags.join('\n')}\nNothing was changed.`,
	);
}

/** Mistakes in the profile are listed with their flag, all others with their file. */
function toRefusal(mistakes: readonly Mistake[], profile: Content): string {
	const toFlag = (field: string) =>
		field.replace(
			/^contacts\[(\d+)\].*/,
			(_, at) => `contact.${readField(profile, `contacts.${at}.kind`)}`,
		);
	return mistakes
		.map((mistake) =>
			mistake.file.endsWith(profileFile)
				? toSentence({ ...mistake, field: toFlag(mistake.field ?? '') })
				: `${mistake.file}:${mistake.line}: ${mistake.sentence}`,
		)
		.concat('Nothing was changed.')
		.join('\n');
}
