import { parseArgs } from 'node:util';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;

/** Reads `npm run look -- [WORDS] [--changed] [--base COMMIT] [--against FOLDER] [--language uk] [--engine firefox] [--no-build]`. */
export function parseLookOptions(args: readonly string[]): LookOptions {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			changed: { type: 'boolean', default: false },
			base: { type: 'string' },
			against: { type: 'string' },
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
		changed: values.changed || values.base !== undefined || values.against !== undefined,
		base: values.base,
		against: values.against,
		languages: [...new Set<Locale>([defaultLocale, translation])],
		engine,
		build: !values['no-build'],
	};
}

export interface LookOptions {
	/** Parts of addresses; only pages with one of them are looked at. Empty: all. */
	filters: readonly string[];
	/** Show only what differs from an earlier state, before and after side by side. */
	changed: boolean;
	/** The commit to compare with; without one the last commit, or the one before it if nothing is uncommitted. */
	base: string | undefined;
	/** A folder with a finished build to compare with, in place of a commit. */
	against: string | undefined;
	languages: readonly Locale[];
	/** What draws the pages. Others than Chromium draw only first windows, and nothing is done in them. */
	engine: (typeof engines)[number];
	/** False: `dist` is photographed as it is. */
	build: boolean;
}
