import type { Locale } from '#i18n/locales.ts';
import { Draft } from '../draft.ts';
import { Fields } from '../fields.ts';
import type { Group } from '../group.ts';
import type { ImportLog } from '../log.ts';
import { readCategories } from './categories.ts';
import { readCertificates } from './certificates.ts';
import { readEducation } from './education.ts';
import { readLanguages } from './languages.ts';
import { readProfile } from './profile.ts';
import { readProjects } from './project.ts';
import { readPublications } from './publications.ts';
import { readSkills, readWork } from './work.ts';

/** Makes content of a JSON Resume of any version, as far as it can be read. `groups` are those of its certificates. */
export function readJsonResume(
	value: unknown,
	locale: Locale,
	log: ImportLog,
	groups: readonly Group[],
): Draft {
	const draft = new Draft(locale, log, groups);
	const resume = new Fields(value, '', log);
	resume.take('$schema');
	const meta = resume.group('meta');
	for (const name of ['canonical', 'version']) meta.take(name);
	const own = meta.group('vzir');
	for (const name of ['language', 'sample', 'variant']) own.take(name);
	readCategories(draft, own);
	own.refuseRest();
	meta.refuseRest();
	readProfile(draft, resume);
	readWork(draft, resume);
	readProjects(draft, resume);
	readPublications(draft, resume);
	readEducation(draft, resume);
	readCertificates(draft, resume);
	readSkills(draft, resume);
	readLanguages(draft, resume);
	resume.refuseRest();
	return draft;
}

/** The language of an export of this site, as its metadata states it. */
export function findLanguage(value: unknown): string | undefined {
	const meta = new Fields(value, '', { notImported: [], changed: [], missing: [] }).group('meta');
	return meta.group('vzir').text('language');
}
