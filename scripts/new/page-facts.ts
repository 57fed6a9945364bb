import { formatAll } from '#i18n/format-list.ts';
import { defaultLocale, type Locale, toIntlTag } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { type ToolId, tools } from '#tools/tool-list.ts';
import { readField } from '../content/source.ts';
import type { Flags } from './ask.ts';
import { type Facts, toProse } from './page-text.ts';
import type en from './pages/en.json';
import lands from './pages/lands.json' with { type: 'json' };
import questions from './pages/questions.json' with { type: 'json' };

/** The texts of both pages in a language, and the laws of the countries that it has words for. */
export type PageTexts = Pick<typeof en, 'imprint' | 'privacy'> & { lands: Lands };

/** By the codes of countries: the law that asks for an imprint, the one about what browsers store, and who hears complaints. */
type Lands = Readonly<Record<string, (typeof lands)['AT']>>;

/** What is known before a page is composed. */
export interface Known {
	/** The profile as it is written, with what is private. */
	profile: unknown;
	answers: Flags;
	/** The tools of the site. */
	chosen: readonly ToolId[];
	/** The hosts that receive requests, each with the tools that send them. */
	asked: ReadonlyMap<string, readonly ToolId[]>;
	today: Date;
}

/** A text of the profile in a language; undefined if it is not there. */
export function readProfile(profile: unknown, field: string, locale: Locale): string | undefined {
	const places = [[], [locale], [defaultLocale], ['en']];
	const values = places.map((place) => readField(profile, [field, ...place]));
	return values.find((value) => typeof value === 'string');
}

/** All that the texts of a page may name. What holds or not is an empty text or absent. */
export function toFacts(locale: Locale, { privacy, ...texts }: PageTexts, known: Known): Facts {
	const { profile, answers, chosen, asked, today } = known;
	const country = String(readField(profile, ['country']));
	const own: Lands = texts.lands;
	// A country that the language has no words for has its laws in its own words.
	const land = own[country] ?? (lands as Lands)[country] ?? own.other;
	const kept = tools.filter(({ id }) => chosen.includes(id));
	const keeping = kept.filter(({ stores }) => stores.length > 0).map(({ id }) => id);
	const toTitles = (ids: readonly ToolId[]) =>
		formatAll(
			locale,
			ids.map((id) => extra[locale].tools[id].title),
		);
	const title = answers.profession ?? readProfile(profile, 'jobTitle', locale);
	const [host = answers.host, statement] =
		Object.entries(questions.hosts).find(([name]) => name === answers.host)?.[1] ?? [];
	const [address, town] = ['address', 'town'].map((field) => readProfile(profile, field, locale));
	const date = new Intl.DateTimeFormat(toIntlTag(locale), { month: 'long', year: 'numeric' });
	const facts: Record<string, string | false | undefined> = {
		...Object.fromEntries(
			['name', 'email', 'telephone', 'address', 'town'].map((field) => [
				field,
				readProfile(profile, field, locale),
			]),
		),
		// An address may be written as the street alone.
		address: address?.includes(',') || !town ? address : address && `${address}, ${town}`,
		dial: readProfile(profile, 'telephone', locale)?.replace(/[^+\d]/g, ''),
		...answers,
		...land,
		...{ host, statement, date: date.format(today) },
		profession: answers.awarded && title,
		trade: !answers.awarded && title,
		keeping: keeping.length > 0 && toTitles(keeping),
		media: country === 'AT' && '',
		press: country === 'FR' && '',
		asks: asked.size > 0 && '',
		local: asked.size === 0 && '',
		offline: kept.some(({ offline }) => offline) && '',
		location: kept.some(({ folder }) => folder === 'weather') && '',
	};
	const operators = Map.groupBy(asked.keys(), (host) => {
		const operator = host.split('.').slice(-2).join('.');
		return privacy.text.some((line) => line.includes(`{${operator}}`)) ? operator : 'others';
	});
	for (const [operator, hosts] of operators) {
		facts[operator] = hosts.join(', ');
		facts[`in:${operator}`] = toTitles([
			...new Set(hosts.flatMap((each) => asked.get(each) ?? [])),
		]);
	}
	return Object.fromEntries(
		Object.entries(facts).flatMap(([name, fact]) =>
			typeof fact === 'string' ? [[name, toProse(fact)]] : [],
		),
	);
}
