import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatAll } from '#i18n/format-list.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { parseJson } from '#lib/parse.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { checkContent } from '../content/check.ts';
import { missingText } from '../content/placeholders.ts';
import { listOwnPages } from '../content/resume-paths.ts';
import { findSiteTools } from '../content/site-settings.ts';
import { readField } from '../content/source.ts';
import type { ContentTree } from '../content/tree.ts';
import { type Ask, type Flags, refuseUnknownFlags } from './ask.ts';
import { toHelp } from './help.ts';
import { type Known, type PageTexts, readProfile, toFacts } from './page-facts.ts';
import { composeText } from './page-text.ts';
import en from './pages/en.json' with { type: 'json' };
import questions from './pages/questions.json' with { type: 'json' };

/**
 * The files of a page by their path inside `src/content`: an imprint or a privacy notice in each language of the site that
 * there is a text for, or an empty page to be written. What nobody knows is left out, and is `missing`: the names of its flags.
 *
 * @param name of the page, which is its address
 * @throws a sentence for the author
 */
export async function makePage(name: string, making: Making): Promise<Page> {
	const { tree, flags, ask, today = new Date() } = making;
	if (!name)
		throw new Error(
			'The name of the page is missing. Write, for example: npm run new -- page imprint, or privacy, or services',
		);
	const kind = toPageKind(name);
	const asked = Object.entries(questions[kind]);
	refuseUnknownFlags(`npm run new -- page ${name}`, flags, [
		'force',
		...asked.map(([fact]) => fact),
	]);
	const profile = parseJson(tree.texts.get('profile/profile.json') ?? '');
	const answers: Record<string, string> = {};
	const missing: string[] = [];
	for (const [fact, [question = '', example = '', country]] of asked) {
		const isOfLaw = !country || country === readField(profile, ['country']);
		const isKnown = kind === 'imprint' && readProfile(profile, fact, defaultLocale) !== undefined;
		const given =
			flags[fact] ?? (isOfLaw && !isKnown ? await ask(question, example, fact === 'host') : '');
		if (given?.trim()) answers[fact] = given.trim();
		else if (isOfLaw && !isKnown) missing.push(fact);
	}
	if (kind === 'privacy' && !answers.host)
		throw new Error(`Write --host "${questions.privacy.host[1]}". ${questions.privacy.host[0]}`);
	if (listOwnPages(tree).includes('imprint')) answers.imprint = '';
	const written =
		kind === 'page'
			? [[defaultLocale, toEmptyPage(answers)] as const]
			: await composeEach(kind, { profile, answers, today }, tree);
	const files = new Map(written.map(([locale, text]) => [`pages/${name}/${locale}.mdx`, text]));
	refuseMistakes(files, kind === 'page' ? [] : ['profile/profile.json'], making);
	return { files, missing };
}

/** The name of a page, in English where the law knows the page by a name of each language. @example toPageName('impressum') // 'imprint' */
export function toPageName(word: string): string {
	const known = Object.entries(questions.names);
	return known.find(([, names]) => names.includes(word.toLowerCase()))?.[0] ?? word;
}

/** What an author has to know about a composed page. */
export function adviseOnPage(name: string, { files, missing }: Page): string[] {
	const kind = toPageKind(name);
	if (kind === 'page') return [];
	const without = locales.filter((locale) => !files.has(`pages/${name}/${locale}.mdx`));
	const tags = formatAll('en', without.map(toEnglishName));
	return [
		questions.advice[kind],
		...(missing.length > 0
			? [
					'It does not say the following. If it applies to you, add it to the text, or run the command again with all flags and --force:',
					...listFlags(kind, missing),
				]
			: []),
		...(tags ? [`There is no text in ${tags} yet: visitors see another one, marked as such.`] : []),
	];
}

/** What `npm run new -- page imprint --help` prints; without a name, the flags of every kind of page. */
export function printPageHelp(name: string): string {
	const kinds = name ? [toPageKind(name)] : (['imprint', 'privacy', 'page'] as const);
	return kinds
		.flatMap((kind) => [
			`npm run new -- page ${kind === 'page' ? name || 'services' : kind} has these flags, and --force to replace a page:`,
			...listFlags(kind),
		])
		.join('\n');
}

function listFlags(kind: PageKind, flags: readonly string[] = Object.keys(questions[kind])) {
	return Object.entries(questions[kind])
		.filter(([flag]) => flags.includes(flag))
		.map(([flag, [text = '', example = '']]) => toHelp(flag, text, example, flag === 'host'));
}

function toPageKind(name: string): PageKind {
	return name === 'imprint' || name === 'privacy' ? name : 'page';
}

async function composeEach(
	kind: 'imprint' | 'privacy',
	known: Omit<Known, 'chosen' | 'asked'>,
	tree: ContentTree,
): Promise<(readonly [Locale, string])[]> {
	// It reads the settings of the build.
	const { listAskedHosts } = await import('../content/asked-hosts.ts');
	const chosen = findSiteTools(tree);
	const all = { ...known, chosen, asked: listAskedHosts(chosen) };
	const ready = locales.filter((locale) => findText(locale));
	// English stands in for a language without a text.
	const languages = findText(defaultLocale) ? ready : [...new Set([...ready, 'en' as const])];
	return languages.map((locale) => {
		const texts = findText(locale) ?? en;
		const { top, text } = texts[kind];
		return [locale, toFile(top, composeText(text, toFacts(locale, texts, all)))];
	});
}

/** That of a language, or of the language that it is a kind of: `de` for `de-at`. */
function findText(locale: Locale): PageTexts | undefined {
	const file = [locale, locale.split('-')[0]]
		.map((tag) => join(import.meta.dirname, `pages/${tag}.json`))
		.find(existsSync);
	return file && JSON.parse(readFileSync(file, 'utf8'));
}

/** What is still to be written is a placeholder, at which a build stops. */
function toEmptyPage({ title = missingText, description = missingText }: Flags): string {
	const top = [
		`title: ${JSON.stringify(title)}`,
		`description: ${JSON.stringify(description)}`,
		'link: menu',
	];
	return toFile(top, `## ${missingText}\n\n${missingText}`);
}

function toFile(top: readonly string[], text: string): string {
	return `---\n${top.join('\n')}\n---\n\n${text}\n`;
}

/** @param sources of the text: what is still to be written there would be published */
function refuseMistakes(
	files: ReadonlyMap<string, string>,
	sources: readonly string[],
	{ tree, flags }: Making,
) {
	const present = [...files.keys()].find((file) => tree.texts.has(file));
	if (present && flags.force === undefined)
		throw new Error(`src/content/${present} already exists. Add --force to replace it.`);
	const { mistakes } = checkContent({ ...tree, texts: new Map([...tree.texts, ...files]) });
	const wrong = mistakes.find(({ file, kind }) => {
		const path = file.replace('src/content/', '');
		return kind === 'placeholder' ? sources.includes(path) : files.has(path);
	});
	if (wrong) throw new Error(`${wrong.file}: ${wrong.sentence}`);
}

type PageKind = 'imprint' | 'privacy' | 'page';

interface Page {
	files: ReadonlyMap<string, string>;
	missing: readonly string[];
}

interface Making {
	tree: ContentTree;
	flags: Flags;
	ask: Ask;
	/** The day of the page; now if it is left out. */
	today?: Date;
}
