import type { ContentTree } from '../content/tree.ts';
import type { Content } from '../new/answer.ts';
import { toAbout } from './about.ts';
import { toHome } from './home.ts';
import { type Piece, pieces } from './pieces.ts';
import { readField } from './record.ts';

/** What the author chooses for the whole site. */
export interface Choices {
	languages: readonly string[];
	kept: readonly Piece[];
	/** The setting `extra`: false for no tools, undefined for all. */
	extra: false | readonly string[] | undefined;
	accent: string | undefined;
	/** The first year of the copyright line. */
	year: number;
}

/** The site settings of a new author, without references to the sample or to removed records. */
export function toSite(site: Content, profile: Content, choices: Choices): Content {
	const { socialHandle: _, repository: __, extra: ___, look: ____, ...rest } = site;
	const { languages, kept, extra, accent, year } = choices;
	const isWhole = kept.length === pieces.length;
	return {
		...rest,
		sample: false,
		keep: isWhole ? [...kept, 'site'] : kept,
		startYear: year,
		shareText: toShareText(profile, languages),
		languages,
		...(extra === undefined ? {} : { extra }),
		...(accent === undefined ? {} : { look: { accent } }),
		...(isWhole ? {} : { variants: [] }),
		...(kept.includes('certificates') ? {} : { specialCertificates: [] }),
	};
}

/** The settings of content that is the author’s already, with what is answered again. */
export function toChangedSite(site: Content, { languages, kept, extra, accent }: Choices): Content {
	return {
		...site,
		...(site.languages === undefined && languages.length === 0 ? {} : { languages }),
		...(extra === undefined ? {} : { extra }),
		...(accent === undefined ? {} : { look: { ...toGroup(site.look), accent } }),
		...(kept.includes('certificates') ? {} : { specialCertificates: [] }),
		...(kept.length === pieces.length ? {} : { variants: [] }),
	};
}

function toShareText(profile: Content, languages: readonly string[]): Content {
	const texts = languages.flatMap((locale) => {
		const name = readField(profile, `name.${locale}`) ?? readField(profile, 'name.en');
		const jobTitle = readField(profile, `jobTitle.${locale}`);
		return jobTitle === undefined ? [] : [[locale, `${name}: ${jobTitle}`]];
	});
	return Object.fromEntries(texts);
}

/** The home pages and the pages about the site, by file: one for each language. */
export function toProse(profile: Content, { languages, kept }: Choices): [string, string][] {
	return languages.flatMap((locale): [string, string][] => {
		const summary =
			readField(profile, `summary.${locale}`) ?? readField(profile, 'summary.en') ?? '';
		const home: [string, string] = [`home/${locale}.mdx`, toHome(String(summary))];
		return kept.includes('about') ? [home] : [home, [`about/${locale}.mdx`, toAbout(locale)]];
	});
}

/** Prose in languages that the site is not published in. */
export function listOtherProse({ texts }: ContentTree, languages: readonly string[]): string[] {
	return [...texts.keys()].filter((file) => {
		const language = /^(?:home|about)\/(\w+)\.mdx$/.exec(file)?.[1];
		return language !== undefined && !languages.includes(language);
	});
}

/** `.env` with the address; other lines stay as they are. */
export function toEnvironment(text: string, address: string): string {
	const lines = text.split(/\r?\n/).filter((line) => !/^\s*(export\s+)?SITE_URL\s*=/.test(line));
	return `${[...lines.filter((line, at) => line !== '' || at < lines.length - 1), `SITE_URL=${address}`].join('\n')}\n`;
}

function toGroup(value: unknown): Content {
	return typeof value === 'object' && value !== null ? (value as Content) : {};
}
