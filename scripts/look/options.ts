import { parseArgs } from 'node:util';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;

/** Reads `npm run look -- [WORDS] [--language uk] [--engine firefox] [--no-build]`. */
export function parseLookOptions(args: readonly string[]): LookOptions {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			language: { type: 'string', default: locales[1] ?? defaultLocale },
			engine: { type: 'string', default: engines[0] },
			'no-build': { type: 'boolean', default: false },
		},
	});
	const translation = locales.find((locale) => locale === values.language);
	if (!translation) throw new Error(`--language must be one of ${locales.join(', ')}.`);
	const engine = engines.find((name) => name === values.engine);
	if (!engine) throw new Error(`--engine must be one of ${engines.join(', ')}.`);
	return {
		filters: positionals,
		languages: [...new Set<Locale>([defaultLocale, translation])],
		engine,
		build: !values['no-build'],
	};
}

export interface LookOptions {
	/** Parts of addresses; only pages with one of them are looked at. Empty: all. */
	filters: readonly string[];
	languages: readonly Locale[];
	/** What draws the pages. Others than Chromium draw only first windows, and nothing is done in them. */
	engine: (typeof engines)[number];
	/** False: `dist` is photographed as it is. */
	build: boolean;
}
