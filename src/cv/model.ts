import { formatDay, formatMonth } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { education as educationMessages } from '#i18n/messages/education/index.ts';
import { experience as experienceMessages } from '#i18n/messages/experience/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import { skills as skillMessages } from '#i18n/messages/skills/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { EducationSection, SpokenLanguage } from '#queries/education.ts';
import type { Job } from '#queries/experience.ts';
import type { WordList, Words } from '#queries/localize.ts';
import type { Project } from '#queries/projects.ts';
import type { Resume } from '#queries/resume.ts';
import type { Contact, Profile } from '#queries/site.ts';
import type { Skill } from '#queries/skills.ts';
import { type PrintedLink, toPrintedLink } from './address.ts';

/** The document as plain data, every word already in its language. The template only sets it. */
export interface Cv {
	locale: Locale;
	/** Title of the file, for title bars and lists of documents. */
	title: string;
	description: string;
	keywords: string[];
	/** What stands beside the page number. */
	footer: string;
	name: Words;
	jobTitle: Words;
	place: Words;
	contacts: CvContact[];
	summary: { heading: string; words: Words };
	/** Facts of the private edition that lead nowhere: address, day of birth. */
	facts: { label: string; words: Words }[];
	experience: { heading: string; jobs: CvJob[] };
	skills: { heading: string; groups: { label: string; skills: CvSkill[] }[] };
	projects: { heading: string; projects: CvProject[] };
	education: { heading: string; places: CvPlace[] };
	languages: { heading: string; languages: CvLanguage[] };
	certificates?: { heading: string; text: string; link: PrintedLink; documents?: CvDocument[] };
	references?: { heading: string; references: CvReference[] };
	sample?: string;
}

interface CvPeriod {
	start: string;
	/** A month, or the word for "now". */
	end: string;
}

interface CvContact extends PrintedLink {
	label: string;
}

interface CvJob {
	period: CvPeriod;
	job: Words;
	company: Words;
	url?: string;
	/** Duties and results; a part without lines is not there. */
	parts: { label: string; list: WordList }[];
	skills: { label: string; names: string };
}

interface CvSkill {
	title: Words;
	description?: Words;
}

interface CvProject {
	period: CvPeriod;
	title: Words;
	type: Words;
	description: Words;
	technologies: string;
	links: CvContact[];
}

interface CvPlace {
	period: CvPeriod;
	institution: Words;
	programme: Words;
	description?: Words;
	place?: Words;
	documents?: string;
	url?: string;
}

interface CvLanguage {
	name: Words;
	level: Words;
	proof?: Words;
	grade?: Words;
	url?: string;
}

interface CvDocument {
	title: Words;
	/** Result, number, day, who issued it. */
	facts: string;
	url?: string;
}

interface CvReference {
	name: Words;
	position?: Words;
	words?: Words;
	contact?: PrintedLink;
}

/** More would make the CV longer than three pages; the complete one shows them all. */
const shownProjects = 8;

/** `complete` leaves nothing out: every project and every document, however many pages that makes. */
export function toCv(sources: Resume, { complete = false } = {}): Cv {
	const { locale, profile, siteAddress, variant } = sources;
	const t = messages[locale];
	const [name, job] = [profile.name.text, profile.jobTitle.text];
	const own = sources.projects.filter(isOwnWork).slice(0, shownProjects);
	const projects = complete ? sources.projects : own;
	return {
		locale,
		title: `${t.title}: ${name}, ${variant?.title.text ?? job}`,
		description: fill(t.description, { name, job }),
		keywords: [...new Set(sources.jobs.flatMap(({ skills }) => skills))],
		footer: `${name} · ${t.title}`,
		name: profile.name,
		jobTitle: profile.jobTitle,
		place: profile.place,
		contacts: toContacts(locale, profile, siteAddress),
		facts: toFacts(locale, profile),
		summary: { heading: t.summary, words: profile.summary },
		experience: {
			heading: common[locale].experience,
			jobs: sources.jobs.map((entry) => toJob(locale, entry, siteAddress)),
		},
		skills: {
			heading: common[locale].skills,
			groups: [
				{ label: skillMessages[locale].hard, skills: sources.hardSkills.map(toSkill) },
				{ label: skillMessages[locale].soft, skills: sources.softSkills.map(toSkill) },
			].filter(({ skills }) => skills.length > 0),
		},
		projects: {
			heading: t.selectedProjects,
			projects: projects.map((project) => toProject(locale, project, siteAddress)),
		},
		education: {
			heading: common[locale].education,
			places: sources.education.map((place) => toPlace(locale, place, sources)),
		},
		languages: {
			heading: educationMessages[locale].languages,
			languages: sources.languages.map((language) => toLanguage(locale, language, siteAddress)),
		},
		...toCertificates(locale, sources, complete),
		...toReferences(locale, sources),
		...(sources.sample && { sample: common[locale].sample }),
	};
}

/** Tools of this site are seen on the site; a CV has room for work that is elsewhere. */
function isOwnWork({ demo }: Project): boolean {
	return !demo?.startsWith('/extra');
}

/** The e-mail address comes first, then the site, then the other ways in the order of the author. */
function toContacts(locale: Locale, profile: Profile, siteAddress: string): CvContact[] {
	const t = messages[locale];
	const email = `mailto:${profile.email}`;
	const telephone = profile.telephone && `tel:${profile.telephone.replaceAll(' ', '')}`;
	const known = [email, telephone];
	const others = profile.contacts.filter(({ url }) => !known.includes(url));
	const links = [
		{ label: t.kinds.telephone, link: telephone },
		{ label: t.website, link: '/' },
		{ label: t.ownSite, link: profile.website },
	];
	return [
		{ label: t.kinds.email, ...toPrintedLink(locale, email, siteAddress) },
		...links.flatMap(({ label, link }) =>
			link ? [{ label, ...toPrintedLink(locale, link, siteAddress) }] : [],
		),
		...others.map(({ kind, label, url }) => ({
			label: isKind(t.kinds, kind) ? t.kinds[kind] : label.text,
			...toPrintedLink(locale, url, siteAddress),
		})),
	];
}

function toJob(locale: Locale, job: Job, siteAddress: string): CvJob {
	const t = experienceMessages[locale];
	const parts = [
		{ label: t.mainDuties, list: job.mainDuties },
		{ label: t.relatedDuties, list: job.relatedDuties },
		{ label: t.tasks, list: job.tasks },
	];
	return {
		period: toPeriod(locale, job.start, job.end),
		job: job.job,
		company: job.company,
		...toUrl(locale, job.website, siteAddress),
		parts: parts.filter(({ list }) => list.lines.length > 0),
		skills: { label: t.skills, names: toNames(job.skills) },
	};
}

function toSkill({ title, description }: Skill): CvSkill {
	return { title, ...(description && { description }) };
}

function toProject(locale: Locale, project: Project, siteAddress: string): CvProject {
	const t = projectMessages[locale];
	const links = (['demo', 'source', 'video'] as const).flatMap((kind) => {
		const link = project[kind];
		return link ? [{ label: t[kind], ...toPrintedLink(locale, link, siteAddress) }] : [];
	});
	return {
		period: toPeriod(locale, project.start, project.end),
		title: project.title,
		type: project.type,
		description: project.description,
		technologies: toNames(project.technologies),
		links,
	};
}

function toPlace(locale: Locale, place: EducationSection, sources: Resume): CvPlace {
	const count = countDocuments(place, sources.totals);
	return {
		period: toPeriod(locale, place.start, place.end),
		institution: place.institution,
		programme: place.programme,
		...(place.description && { description: place.description }),
		...(place.place && { place: place.place }),
		...(count > 0 && { documents: plural(locale, messages[locale].documents, count) }),
		...toUrl(locale, place.website, sources.siteAddress),
	};
}

/** Where the totals leave out the reverse side of a diploma, it is no document of its own here either. */
function countDocuments({ documents }: EducationSection, { diplomas }: Resume['totals']): number {
	const counted = documents.filter(({ id }) => diplomas.some((diploma) => diploma.id === id));
	return counted.length || documents.length;
}

function toLanguage(locale: Locale, language: SpokenLanguage, siteAddress: string): CvLanguage {
	const { name, level, document } = language;
	if (!document) return { name, level };
	const { title, grade, verify } = document;
	return {
		name,
		level,
		proof: title,
		...(grade.text && { grade }),
		...toUrl(locale, verify, siteAddress),
	};
}

function toCertificates(
	locale: Locale,
	{ education, languages, totals, siteAddress }: Resume,
	complete: boolean,
): Pick<Cv, 'certificates'> {
	const t = messages[locale];
	if (totals.certificates.length + totals.diplomas.length === 0) return {};
	const certificates = plural(locale, t.certificates, totals.certificates.length);
	const diplomas = plural(locale, t.diplomas, totals.diplomas.length);
	const documents = [
		...education.flatMap((place) => place.documents),
		...languages.flatMap(({ document }) => document ?? []),
		...totals.certificates,
	];
	return {
		certificates: {
			heading: common[locale].certificates,
			text: fill(t.totals, { certificates, diplomas }),
			link: toPrintedLink(locale, '/certificates', siteAddress),
			...(complete && {
				documents: documents.map((document) => toDocument(locale, document, siteAddress)),
			}),
		},
	};
}

function toDocument(locale: Locale, document: StudyDocument, siteAddress: string): CvDocument {
	const { title, grade, number, date, issuer, verify } = document;
	const facts = [grade.text, number.text, formatDay(locale, date), issuer?.text];
	return { title, facts: facts.filter(Boolean).join(' · '), ...toUrl(locale, verify, siteAddress) };
}

function toFacts(locale: Locale, { address, birthDate }: Profile): Cv['facts'] {
	const t = messages[locale];
	return [
		...(address ? [{ label: t.address, words: address }] : []),
		...(birthDate ? [{ label: t.born, words: { text: formatDay(locale, birthDate) } }] : []),
	];
}

function toReferences(locale: Locale, { profile, siteAddress }: Resume): Pick<Cv, 'references'> {
	if (profile.references.length === 0) return {};
	const references = profile.references.map(({ name, position, text, contact }) => ({
		name,
		...(position && { position }),
		...(text && { words: text }),
		...(contact && { contact: toPrintedLink(locale, contact, siteAddress) }),
	}));
	return { references: { heading: messages[locale].references, references } };
}

/** Months in figures; days of the content are cut to their month. */
function toPeriod(locale: Locale, start: string, end: string | undefined): CvPeriod {
	const toMonth = (date: string) => formatMonth(locale, date.slice(0, 7));
	return { start: toMonth(start), end: end ? toMonth(end) : common[locale].now };
}

function toUrl(locale: Locale, link: string | undefined, siteAddress: string): { url?: string } {
	return link ? { url: toPrintedLink(locale, link, siteAddress).url } : {};
}

function toNames(names: readonly string[]): string {
	return names.join(', ');
}

function isKind<Kinds extends object>(
	kinds: Kinds,
	kind: Contact['kind'],
): kind is keyof Kinds & string {
	return Object.hasOwn(kinds, kind);
}
