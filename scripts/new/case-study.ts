import { toLocaleName } from '#i18n/locale-name.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { nearest } from '#schemas/nearest.ts';
import { checkContent } from '../content/check.ts';
import { readEntries } from '../content/entries.ts';
import { findSiteLanguages } from '../content/site-settings.ts';
import type { ContentTree } from '../content/tree.ts';
import { type Ask, type Flags, refuseUnknownFlags } from './ask.ts';
import { toCaseStudyText } from './case-study-text.ts';

/** An opening sentence. */
export const leadExample =
	'A bakery that used to read forty messages every evening now prints one production list.';

/**
 * The files of a new case study by path inside `src/content`: one for each language that has an opening sentence. The
 * text is an outline with advice that visitors do not see.
 *
 * @throws sentences for the author
 */
export async function makeCaseStudy({ tree, flags, ask, today }: Making) {
	refuseUnknownFlags('A case study', flags, [
		'project',
		'force',
		...locales.map((locale) => `lead.${locale}`),
	]);
	const project = await readProject(tree, flags, ask);
	const files = new Map<string, string>();
	for (const locale of findSiteLanguages(readEntries(tree).entries)) {
		const lead = flags[`lead.${locale}`] ?? (await askLead(locale, ask));
		if (lead === undefined || lead.trim() === '') continue;
		const file = `case-studies/${project}/${locale}.mdx`;
		if (tree.texts.has(file) && flags.force === undefined) {
			throw new Error(`src/content/${file} already exists. Add --force to replace it.`);
		}
		const record: unknown = JSON.parse(tree.texts.get(`projects/${project}.json`) ?? '{}');
		files.set(file, toCaseStudyText({ locale, lead: lead.trim(), published: today, record }));
	}
	refuseMistakes(tree, files);
	return files;
}

async function readProject(tree: ContentTree, flags: Flags, ask: Ask): Promise<string> {
	const known = [...tree.texts.keys()].flatMap(
		(file) => /^projects\/(.+)\.json$/.exec(file)?.[1] ?? [],
	);
	const [example] = known;
	if (example === undefined) {
		throw new Error(
			'A case study tells the story of a project, and there is no project yet. Make one first: npm run new -- project',
		);
	}
	const text = `Project of the case study, one of: ${known.join(', ')}.`;
	const name = (flags.project ?? (await ask(text, example, true)) ?? '').trim();
	if (known.includes(name)) return name;
	const meant = nearest(name, known);
	const advice =
		meant === undefined
			? `Write --project with one of: ${known.join(', ')}.`
			: `Did you mean "${meant}"?`;
	throw new Error(`There is no project "${name}". ${advice}`);
}

/** Without the default language there is no case study; other languages may be left out. */
function askLead(locale: Locale, ask: Ask): Promise<string | undefined> {
	const text = `One sentence with the problem and the result (${toLocaleName(locale)}).`;
	return ask(text, leadExample, locale === defaultLocale);
}

function refuseMistakes(tree: ContentTree, files: ReadonlyMap<string, string>) {
	if (files.size === 0) {
		throw new Error(
			`The ${toEnglishName(defaultLocale)} opening sentence is missing. Write --lead.${defaultLocale} "…".`,
		);
	}
	const texts = new Map([...tree.texts, ...files]);
	const mistakes = checkContent({ ...tree, texts }).mistakes.filter(
		({ file, kind }) => kind !== 'outline' && files.has(file.replace('src/content/', '')),
	);
	if (mistakes.length === 0) return;
	throw new Error(mistakes.map(({ file, sentence }) => `${file}: ${sentence}`).join('\n'));
}

interface Making {
	tree: ContentTree;
	flags: Flags;
	ask: Ask;
	/** YYYY-MM-DD. */
	today: string;
}
