import { withLeftOut } from '#cv/fit/left-out.ts';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toCv } from '#cv/model.ts';
import { toWholeBlocks } from '#cv/sections/whole.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { Resume } from '#queries/resume.ts';
import { job, paper, place, profile, project, sources } from '../../tests/unit/cv/makers.ts';
import texts from './complete-cv.json' with { type: 'json' };
import type { Row } from './row.ts';
import { counts } from './values.ts';

/** The lines of a complete CV, what each missing part changes in them, and the line that counts what is left out. */
export function listCvRows(): Row[] {
	const shown = locales.map((locale) => [locale, listLines(locale)] as const);
	return [
		toRow('with everything', (locale) => listLines(locale)),
		...Object.entries(complete).flatMap(([name, entry]) =>
			Object.keys(entry).map((key) =>
				toRow(`without ${name}.${key}`, (locale) => {
					const less = listLines(locale, { [name]: without(entry, key) });
					return less.filter((line) => !new Map(shown).get(locale)?.includes(line));
				}),
			),
		),
		toRow('without some jobs', (locale) =>
			counts.slice(1).map((count) => toLastLine(locale, count)),
		),
	].filter(({ lines }) => Object.values(lines).some((found) => found.length > 0));
}

function toRow(key: string, list: (locale: Locale) => string[]): Row {
	const lines = Object.fromEntries(locales.map((locale) => [locale, list(locale)]));
	return { group: 'CV', key, lines };
}

/** Every part of an entry that an author may leave out. */
const complete = {
	job: texts.job,
	project: { ...texts.project, for: 'client' as const },
	place: { end: '1999-01', documents: [paper()] },
	paper: texts.paper,
	profile: texts.profile,
};

function without(entry: object, key: string): object {
	const value: unknown = Reflect.get(entry, key);
	return { ...entry, [key]: Array.isArray(value) ? [] : undefined };
}

function toResume(locale: Locale, changed: Partial<Record<keyof typeof complete, object>>): Resume {
	const all = { ...complete, ...changed };
	const documents = [paper(all.paper)];
	return sources({
		locale,
		profile: profile(all.profile),
		jobs: [job(all.job)],
		projects: [project(all.project)],
		education: [place({ documents, ...all.place })],
		totals: { diplomas: documents, certificates: documents, categories: [] },
	});
}

function listLines(locale: Locale, changed: Parameters<typeof toResume>[1] = {}): string[] {
	const markdown = toMarkdown(toWholeBlocks(toResume(locale, changed)));
	return [...new Set(markdown.split('\n').filter((line) => line !== ''))];
}

function toLastLine(locale: Locale, count: number): string {
	const resume = sources({ locale, jobs: Array.from({ length: count }, () => job()) });
	const whole = toCv(resume);
	const shorter = toCv({ ...resume, jobs: [] });
	return withLeftOut(whole, shorter).leftOut?.text ?? '';
}
