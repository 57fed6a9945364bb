import { readFileSync } from 'node:fs';
import type { BuiltInLocale as Locale } from '#i18n/locales.ts';
import { iqTestSchema } from '#schemas/iq-test.ts';
import { profileSchema } from '#schemas/profile.ts';
import { toPath } from '../folders.ts';
import { toPercentile } from './bell.ts';
import { reportWords } from './words.ts';

/** The test result of the content in one language. */
export function readResult(locale: Locale) {
	const test = iqTestSchema.parse(readJson('src/content/iq/iq.json'));
	const profile = profileSchema.parse(readJson('src/content/profile/profile.json'));
	const score = Number(test.score);
	const percentile = toPercentile(score);
	const tag = locale === 'en' ? 'en-GB' : locale;
	const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
	return {
		locale,
		score,
		isoDate: test.date,
		date: format.format(new Date(`${test.date}T00:00:00Z`)),
		holder: profile.name[locale] ?? profile.name.en ?? '',
		organization: test.organization?.[locale] ?? test.organization?.en ?? '',
		percentile: reportWords[locale].percentile.replace('%', String(percentile)),
		reading: reportWords[locale].reading.replace('%', String(percentile)),
		words: reportWords[locale],
	};
}

export type Result = ReturnType<typeof readResult>;

function readJson(file: string): unknown {
	return JSON.parse(readFileSync(toPath(file), 'utf8'));
}
