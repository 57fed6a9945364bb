import { parseArgs } from 'node:util';
import { type Locale, locales } from '#i18n/locales.ts';
import { withFreePlaces } from './free-places.ts';
import { findLanguage, readJsonResume } from './json-resume/read.ts';
import { ImportLog } from './log.ts';
import { mergeDrafts } from './merge.ts';
import { printReport } from './print-report.ts';
import { ImportError, readSource, type Source } from './read-source.ts';
import { writeContent } from './write.ts';

const usage = `Write the path of a file: npm run import -- resume.json
  resume.json [uk.json es.json]  JSON Resume; an export of this site in several languages is joined
  archive.zip                    LinkedIn, "Get a copy of your data"; the unpacked folder does too
  cv.xml                         Europass
  --language uk                  language of the file, if it is not English
  --force                        replace files that are already there
  --dry-run                      only say what would happen`;

/** Imports files and returns what to tell the author. Throws an `ImportError` for what cannot be read at all. */
export function runImport(args: readonly string[], contentFolder: string): string {
	const { values, positionals } = readArguments(args);
	if (positionals.length === 0) throw new ImportError(usage);
	const asked = locales.find((locale) => locale === values.language);
	if (values.language !== undefined && !asked) {
		throw new ImportError(`The site knows no language "${values.language}": write en, uk or es.`);
	}
	const { force, 'dry-run': dryRun } = values;
	const log = new ImportLog();
	const sources = positionals.map(readSource);
	const drafts = sources.map((source) => readSafely(source, asked, log));
	const files = withFreePlaces(contentFolder, mergeDrafts(drafts));
	const written = writeContent(contentFolder, files, { force, dryRun });
	return printReport({ sources, log, written, dryRun });
}

/** A file nested too deep to walk is not a CV; the author reads a sentence instead of a stack trace. */
function readSafely({ name, value }: Source, asked: Locale | undefined, log: ImportLog) {
	try {
		const told = locales.find((locale) => locale === findLanguage(value));
		return readJsonResume(value, asked ?? told ?? 'en', log);
	} catch (error) {
		if (error instanceof RangeError) {
			throw new ImportError(`"${name}" is nested too deeply to be a CV.`);
		}
		throw error;
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
			},
		});
	} catch (error) {
		throw new ImportError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}
