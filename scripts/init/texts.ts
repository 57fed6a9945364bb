import { withColon } from '#i18n/with-colon.ts';
import { toFields } from '#lib/parse.ts';
import type { SitePart } from '#lib/site-parts.ts';
import type { ContentTree } from '../content/tree.ts';
import { toWordCoverage } from '../content/words/word-coverage.ts';
import { type Content, readValue } from '../new/answer.ts';
import { makeWords } from '../new/words.ts';
import { toAbouts } from './about.ts';
import { toHome } from './home.ts';
import { type Piece, pieces } from './pieces.ts';

/** What the author chooses for the whole site. */
export interface Choices {
	languages: readonly string[];
	kept: readonly Piece[];
	/** The setting `extra`: false for no tools, undefined for all. */
	extra: false | readonly string[] | undefined;
	/** The setting `leaveOut`. */
	leaveOut: readonly SitePart[] | undefined;
	/** The setting `look`, with what is answered of it. */
	look: Content;
	/** Of the site; undefined if the author gives none. */
	address: string | undefined;
	/** The first year of the copyright line. */
	year: number;
}

/** The site settings of a new author, without references to the sample or to removed records. */
export function toSite(site: Content, profile: Content, choices: Choices): Content {
	const { languages, kept, extra, leaveOut = [], look, address, year } = choices;
	const isWhole = kept.length === pieces.length;
	return {
		...site,
		...{ socialHandle: undefined, repository: undefined, sample: false, address },
		keep: isWhole ? [...kept, 'site'] : kept,
		startYear: year,
		shareText: toShareText(profile, languages),
		...{ languages, extra },
		leaveOut: leaveOut.length === 0 ? undefined : leaveOut,
		look: isEmpty(look) ? undefined : look,
		...(isWhole ? {} : { slidesHeading: undefined, search: undefined }),
		...withoutRecords(kept),
	};
}

/** The settings of content that is the author’s already, with what is answered again. */
export function toChangedSite(
	site: Content,
	{ languages, kept, extra, leaveOut, look, address }: Choices,
): Content {
	return {
		...site,
		languages,
		address: address ?? site.address,
		extra: extra ?? site.extra,
		leaveOut: leaveOut ?? site.leaveOut,
		...(isEmpty(look) ? {} : { look: { ...toFields(site.look), ...look } }),
		...withoutRecords(kept),
	};
}

/** Lists of records that go. */
function withoutRecords(kept: readonly Piece[]): Content {
	return {
		...(kept.includes('certificates') ? {} : { specialCertificates: [] }),
		...(kept.length === pieces.length ? {} : { variants: [] }),
	};
}

function toShareText(profile: Content, languages: readonly string[]): Content {
	const texts = languages.flatMap((locale) => {
		const name =
			readValue(profile, `name.${locale}`) ??
			readValue(profile, `name.${languages[0]}`) ??
			readValue(profile, 'name.en');
		const jobTitle = readValue(profile, `jobTitle.${locale}`);
		return jobTitle === undefined
			? []
			: [[locale, `${withColon(locale, String(name))} ${jobTitle}`]];
	});
	return Object.fromEntries(texts);
}

/**
 * The home pages and the pages about the site, by file. A language without a text gets no file: the page then shows the
 * text of another one, marked with its language.
 */
export function toProse(profile: Content, { languages, kept }: Choices): [string, string][] {
	const [first = 'en'] = languages;
	const usual = readValue(profile, `summary.${first}`) ?? readValue(profile, 'summary.en');
	const home = languages.flatMap((locale): [string, string][] => {
		const summary =
			readValue(profile, `summary.${locale}`) ?? (locale === first ? usual : undefined);
		return summary === undefined ? [] : [[`home/${locale}.mdx`, toHome(String(summary))]];
	});
	if (kept.includes('about')) return home;
	return [
		...home,
		...toAbouts(languages).map(([locale, text]): [string, string] => [`about/${locale}.mdx`, text]),
	];
}

/** The files for the words of languages that do not come with the site, without those that exist and words of tools. */
export function toWords(tree: ContentTree, languages: readonly string[]): [string, string][] {
	return languages
		.filter((tag) => !tree.texts.has(`i18n/${tag}.json`))
		.map((tag) => toWordCoverage(tree, tag))
		.filter(({ pages }) => pages.length > 0)
		.map(({ tag, pages }) => makeWords(tag, tree, pages));
}

/** Prose of the sample that goes: everything that is not written again, but for kept pages about the site. */
export function listOldProse(
	{ texts }: ContentTree,
	written: ReadonlySet<string>,
	{ languages, kept }: Pick<Choices, 'languages' | 'kept'>,
): string[] {
	return [...texts.keys()].filter((file) => {
		const [, page, language = ''] = /^(home|about)\/([\w-]+)\.mdx$/.exec(file) ?? [];
		if (page === undefined || written.has(file)) return false;
		return page === 'home' || !kept.includes('about') || !languages.includes(language);
	});
}

function isEmpty(group: Content): boolean {
	return Object.keys(group).length === 0;
}
