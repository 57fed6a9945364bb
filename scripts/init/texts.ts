import { type BuiltInLocale, locales } from '#i18n/locales.ts';
import type { ContentTree } from '../content/tree.ts';
import type { Content } from '../new/answer.ts';
import { toHome } from './home.ts';
import { readField, readRecord, toText } from './record.ts';

/** The site settings without references to the sample or to removed records. */
export function toSite(site: Content, profile: Content, { own, away, year }: SiteChange): Content {
	if (own && !away) return site;
	const { socialHandle, ...rest } = site;
	return {
		...rest,
		...(own
			? { socialHandle }
			: { sample: false, startYear: year, shareText: toShareText(profile) }),
		...(away ? { variants: [], specialCertificates: [] } : {}),
	};
}

function toShareText(profile: Content): Content {
	const texts = locales.flatMap((locale) => {
		const name = readField(profile, `name.${locale}`) ?? readField(profile, 'name.en');
		const jobTitle = readField(profile, `jobTitle.${locale}`);
		return jobTitle === undefined ? [] : [[locale, `${name}: ${jobTitle}`]];
	});
	return Object.fromEntries(texts);
}

/** The home pages, by file. */
export function toHomes(tree: ContentTree, profile: Content): [string, string][] {
	return locales
		.map((locale) => `home/${locale}.mdx`)
		.filter((file) => tree.texts.has(file))
		.map((file) => {
			const locale = file.slice('home/'.length, -'.mdx'.length);
			const summary =
				readField(profile, `summary.${locale}`) ?? readField(profile, 'summary.en') ?? '';
			return [file, toHome(String(summary))];
		});
}

/** The portraits stay the sample's until the author replaces them, but their texts no longer name the sample person. */
export function toPhotos(tree: ContentTree, profile: Content): [string, string][] {
	const name = String(readField(profile, 'name.en'));
	const alt = {
		en: `Portrait of ${name}`,
		uk: `Портрет: ${readField(profile, 'name.uk') ?? name}`,
		es: `Retrato de ${readField(profile, 'name.es') ?? name}`,
	} satisfies Record<BuiltInLocale, string>;
	return [...tree.texts.keys()]
		.filter((file) => file.startsWith('photos/'))
		.map((file) => [file, toText('photo', { ...readRecord(tree, file), alt })]);
}

/** `.env` with the address; other lines stay as they are. */
export function toEnvironment(text: string, address: string): string {
	const lines = text.split(/\r?\n/).filter((line) => !/^\s*(export\s+)?SITE_URL\s*=/.test(line));
	return `${[...lines.filter((line, at) => line !== '' || at < lines.length - 1), `SITE_URL=${address}`].join('\n')}\n`;
}

interface SiteChange {
	own: boolean;
	away: boolean;
	year: number;
}
