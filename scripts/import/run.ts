import { parseArgs } from 'node:util';
import { formatChoice } from '#i18n/format-list.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { toFields } from '#lib/parse.ts';
import { listGroups } from '../content/categories.ts';
import { readField } from '../content/source.ts';
import { type ContentTree, readTexts } from '../content/tree.ts';
import { withCategory } from './categories.ts';
import { withFreePlaces } from './free-places.ts';
import { findLanguage, readJsonResume } from './json-resume/read.ts';
import { ImportLog, show } from './log.ts';
import { mergeDrafts } from './merge.ts';
import { printReport } from './print-report.ts';
import { ImportError, readSource } from './read-source.ts';
import { type Written, writeContent } from './write.ts';

/** A text in English replaces a missing one on any site. */
const importLocales: readonly Locale[] = [...new Set<Locale>([...locales, 'en'])];

const usage = `Usage: npm run import -- FILE...
  resume.json [uk.json es.json]  JSON Resume or Reactive Resume; several languages of one CV are merged
  archive.zip                    LinkedIn, "Get a copy of your data"; the unpacked folder works too
  cv.pdf, cv.xml                 Europass, as the portal hands it out
  --language TAG                 language of the file, if it does not say it: ${listLanguages()}
  --force                        replace existing files
  --dry-run                      only report what would change`;

function listLanguages(): string {
	return formatChoice('en', importLocales);
}

/** Imports files and returns the report. Throws an `ImportError` if a file cannot be read. */
export function runImport(args: readonly string[], contentFolder: string): string {
	const { values, positionals } = readArguments(args);
	if (values.help) return usage;
	if (positionals.length === 0) throw new ImportError(usage);
	const asked = importLocales.find((locale) => locale === values.language);
	if (values.language !== undefined && !asked) {
		throw new ImportError(
			`"${values.language}" is not a language of this site. Write ${listLanguages()}, for example --language ${defaultLocale}.`,
		);
	}
	const { force, 'dry-run': dryRun } = values;
	const before = { texts: readTexts(contentFolder) };
	const { files, print } = readImport(positionals, { before, language: asked });
	return print(writeContent(contentFolder, files, { force, dryRun }), dryRun);
}

/** The records that files contain, by path inside `src/content` and without `.json`, and a function for the report. */
export function readImport(
	paths: readonly string[],
	{ before, language }: { before: Pick<ContentTree, 'texts'>; language: Locale | undefined },
) {
	const log = new ImportLog();
	const sources = paths.map(readSource);
	const groups = listGroups(before);
	const drafts = sources.map(({ value, kind, language: known = findLanguage(value) }) => {
		const stated = importLocales.find((locale) => locale === known);
		const locale = language ?? stated ?? defaultLocale;
		if (known !== undefined && locale !== known)
			log.changed.push({ place: 'language', value: known, reason: `became texts in ${locale}` });
		const draft = readJsonResume(value, locale, log, groups);
		if (kind !== 'JSON Resume') nameEntries(log, value);
		return draft;
	});
	const files = withCategory(before, withFreePlaces(before, mergeDrafts(drafts)));
	return {
		files,
		sources,
		log,
		print: (written: Written, dryRun = false) => printReport({ sources, log, written, dryRun }),
	};
}

/** Only a JSON Resume has places such as `work[1].location`: in the words of other files, that is the entry "Harbour Hotel". */
function nameEntries({ notImported, changed }: ImportLog, value: unknown) {
	for (const note of [...notImported, ...changed]) {
		note.place = note.place.replace(/^(\w+)\[(\d+)\]\.?/, (place, list, at) => {
			const name = Object.values(toFields(readField(value, [list, at])) ?? {}).find(
				(field) => typeof field === 'string' && field.trim() !== '',
			);
			return name === undefined ? place : `"${show(name)}" `;
		});
	}
}

function readArguments(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				force: { type: 'boolean', default: false },
				'dry-run': { type: 'boolean', default: false },
				language: { type: 'string' },
				help: { type: 'boolean', short: 'h', default: false },
			},
		});
	} catch (error) {
		throw new ImportError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}
