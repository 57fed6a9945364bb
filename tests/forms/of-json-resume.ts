import type { Locale } from '#i18n/locales.ts';
import { type Entity, toDocumentFacts, toPeriod } from './entity.ts';

/** The entities of a `resume.json`. */
export function readJsonResume(json: JsonResume, locale: Locale): Entity[] {
	const period = ({ startDate, endDate }: Dates) => toPeriod(locale, startDate, endDate);
	const toDocument = (title: string, date: string, issuer: string | undefined, vzir: Rest) => ({
		kind: 'document' as const,
		title,
		facts: toDocumentFacts(locale, { grade: vzir.grade, number: vzir.number, date, issuer }),
	});
	const documents = json.certificates.map(({ name, date, issuer, vzir }) => ({
		...toDocument(name, date, issuer, vzir),
		diploma: vzir.id.startsWith('diplomas/'),
	}));
	return [
		...json.work.map((job) => ({
			kind: 'job' as const,
			title: job.position,
			facts: `${job.name} · ${period(job)}`,
		})),
		...json.skills.map(({ name, vzir }) => ({
			kind: 'skill' as const,
			title: name,
			facts: vzir.description,
		})),
		...json.projects.map((project) => ({
			kind: 'project' as const,
			title: project.name,
			facts: `${project.type} · ${period(project)}`,
		})),
		...json.education.map((place) => ({
			kind: 'school' as const,
			title: place.institution,
			facts: `${place.area} · ${period(place)}`,
		})),
		...json.languages.map(({ language, fluency }) => ({
			kind: 'language' as const,
			title: language,
			facts: fluency,
		})),
		...documents.filter(({ diploma }) => diploma),
		...json.languages
			.filter(({ vzir }) => vzir.title)
			.map(({ vzir }) => toDocument(vzir.title, vzir.date, vzir.issuer || undefined, vzir)),
		...documents.filter(({ diploma }) => !diploma),
	];
}

interface Dates {
	startDate: string;
	endDate?: string;
}

type Rest = Record<'id' | 'grade' | 'number' | 'description' | 'title' | 'date' | 'issuer', string>;

export interface JsonResume {
	basics: { name: string; email: string; summary: string };
	work: (Dates & { name: string; position: string })[];
	skills: { name: string; vzir: Rest }[];
	projects: (Dates & { name: string; type: string })[];
	education: (Dates & { institution: string; area: string })[];
	languages: { language: string; fluency: string; vzir: Rest }[];
	certificates: { name: string; date: string; issuer?: string; vzir: Rest }[];
}
