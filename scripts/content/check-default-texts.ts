import { defaultLocale } from '#i18n/locales.ts';
import { writtenLocales } from '#schemas/localized.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { listOwnEntries } from './site-settings.ts';
import { type Entry, readTextsPerLanguage, toMistake } from './source.ts';

/**
 * Texts, but not pictures and reports, that are written in English alone on a site with another default language. The schema allows them for what is
 * kept of the sample; a text in neither language it reports itself.
 */
export function checkDefaultTexts(entries: readonly Entry[]): Mistake[] {
	return listOwnEntries(entries).flatMap((entry) =>
		[...readTextsPerLanguage(entry.value, writtenLocales)]
			.filter(([path]) => !['picture', 'report'].includes(String(path.at(-1))))
			.filter(([, words]) => words.en !== undefined && !(defaultLocale in words))
			.map(([path, { en }]) =>
				toMistake(
					entry,
					[...path, defaultLocale],
					toFinding('missing-default-text', { example: JSON.stringify(en) }),
				),
			),
	);
}
