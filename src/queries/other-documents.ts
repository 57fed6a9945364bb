import type { StudyDocument } from './documents.ts';
import type { Resume } from './resume.ts';

/** The documents of the education page that are not counted: those of the other schools, and what proves the languages. */
export function listOtherDocuments({
	education,
	languages,
}: Pick<Resume, 'education' | 'languages'>): StudyDocument[] {
	return [
		...education.filter(({ diplomas }) => !diplomas).flatMap(({ documents }) => documents),
		...languages.flatMap(({ document }) => document ?? []),
	].filter(({ side }) => side !== 'back');
}
