import { formatAll } from '#i18n/format-list.ts';
import { defaultLocale, type Locale, toIntlTag } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { type ToolId, tools } from '#tools/tool-list.ts';
import { readField } from '../content/source.ts';
import type { Flags } from './ask.ts';
import { type Facts, toProse } from './page-text.ts';
import questions from './pages/questions.json' with { type: 'json' };

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

/** The country whose laws a page names: one of those that the texts know, or `other`. */
export function toLand(profile: unknown): string {
	const country = readField(profile, ['country']);
	return ['AT', 'DE', 'ES'].find((known) => known === country) ?? 'other';
}

/** All that the text of a page may name. What holds or not is an empty text or absent. `text` has a line for each service. */
export function toFacts(locale: Locale, text: readonly string[], known: Known): Facts {
	const { profile, answers, chosen, asked, today } = known;
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
		...answers,
		...{ host, statement, date: date.format(today) },
		profession: answers.awarded && title,
		trade: !answers.awarded && title,
		keeping: keeping.length > 0 && toTitles(keeping),
		[toLand(profile)]: '',
		asks: asked.size > 0 && '',
		local: asked.size === 0 && '',
		offline: kept.some(({ offline }) => offline.works) && '',
		location: kept.some(({ folder }) => folder === 'weather') && '',
	};
	const operators = Map.groupBy(asked.keys(), (host) => {
		const operator = host.split('.').slice(-2).join('.');
		return text.some((line) => line.includes(`{${operator}}`)) ? operator : 'others';
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
