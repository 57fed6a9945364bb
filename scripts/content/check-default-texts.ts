import { defaultLocale } from '#i18n/locales.ts';
import { writtenLocales } from '#schemas/localized.ts';
import { toFinding } from './finding.ts';
import type { FieldPath, Mistake } from './mistake.ts';
import { listOwnEntries } from './site-settings.ts';
import { type Entry, readField, toMistake } from './source.ts';

/**
 * Texts, but not pictures and reports, that are written in English alone on a site with another default language. The schema allows them for what is
 * kept of the sample; a text in neither language it reports itself.
 */
export function checkDefaultTexts(entries: readonly Entry[]): Mistake[] {
	return listOwnEntries(entries).flatMap((entry) =>
		[...findEnglishOnly(entry.value)].map(({ path, english }) =>
			toMistake(
				entry,
				[...path, defaultLocale],
				toFinding('missing-default-text', defaultLocale, english),
			),
		),
	);
}

function* findEnglishOnly(
	value: unknown,
	path: FieldPath = [],
): Generator<{ path: FieldPath; english: unknown }> {
	if (typeof value !== 'object' || value === null) return;
	const keys = Object.keys(value);
	const english = readField(value, ['en']);
	if (english !== undefined && keys.every((key) => writtenLocales.some((each) => each === key))) {
		const isText = !['picture', 'report'].includes(String(path.at(-1)));
		if (isText && !keys.includes(defaultLocale)) yield { path, english };
		return;
	}
	for (const key of keys) {
		const part = Array.isArray(value) ? Number(key) : key;
		yield* findEnglishOnly(readField(value, [part]), [...path, part]);
	}
}
