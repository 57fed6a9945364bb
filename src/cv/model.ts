import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { education as educationMessages } from '#i18n/messages/education/index.ts';
import { skills as skillMessages } from '#i18n/messages/skills/index.ts';
import { fill } from '#i18n/messages.ts';
import { withColon } from '#i18n/with-colon.ts';
import { cvSections } from '#lib/cv-sections.ts';
import type { Resume } from '#queries/resume.ts';
import { toPrintedLink } from './address.ts';
import { toCertificates } from './certificates.ts';
import { toContacts, toFacts } from './contacts.ts';
import type { Cv } from './cv.ts';
import { toJob, toLanguages, toPlace, toProject, toPublication, toSkill } from './entries.ts';
import { hasEntries } from './fit/prune.ts';
import { selectProjects } from './selection.ts';

/** `complete` leaves nothing out: every project and every document, however many pages that makes. */
export function toCv(sources: Resume, { complete = false } = {}): Cv {
	const { locale, profile, siteAddress, variant, cv } = sources;
	const t = messages[locale];
	const [name, job] = [profile.name.text, profile.jobTitle.text];
	const chosen = cv.sections ?? cvSections;
	const projects = complete ? sources.projects : selectProjects(sources.projects);
	const all: Cv = {
		locale,
		title: `${withColon(locale, t.title)} ${name}, ${variant?.title.text ?? job}`,
		description: fill(t.description, { name, job }),
		keywords: [...new Set(sources.jobs.flatMap(({ skills }) => skills))],
		footer: `${name} · ${t.title}`,
		name: profile.name,
		jobTitle: profile.jobTitle,
		place: profile.place,
		contacts: toContacts(sources),
		facts: toFacts(sources),
		summary: { heading: t.summary, words: profile.summary },
		experience: {
			heading: common[locale].experience,
			jobs: sources.jobs.map((entry) => toJob(sources, entry)),
		},
		skills: {
			heading: common[locale].skills,
			groups: [
				{ kind: 'hard' as const, label: skillMessages[locale].hard, skills: sources.hardSkills },
				{ kind: 'soft' as const, label: skillMessages[locale].soft, skills: sources.softSkills },
			]
				.map((group) => ({
					...group,
					skills: group.skills.map((skill) => toSkill(sources, skill)),
				}))
				.filter(({ skills }) => skills.length > 0),
		},
		projects: {
			heading: t.selectedProjects,
			projects: projects.map((project) => toProject(sources, project)),
		},
		publications: {
			heading: t.publications,
			publications: sources.publications.map((entry) => toPublication(sources, entry)),
		},
		education: {
			heading: common[locale].education,
			places: sources.education.map((place) => toPlace(sources, place)),
		},
		languages: {
			heading: educationMessages[locale].languages,
			languages: toLanguages(sources),
		},
		...toCertificates(locale, sources, complete),
		interests: profile.interests && {
			heading: t.interests,
			words: { ...profile.interests, text: formatNames(locale, profile.interests.lines) },
		},
		...toReferences(locale, sources),
		whole: toPrintedLink(locale, variant ? `/cv/${variant.id}` : '/cv/complete.pdf', siteAddress),
		sample: sources.sample ? common[locale].sample : undefined,
		sections: complete ? [...new Set([...chosen, ...cvSections])] : [...chosen],
	};
	return { ...all, sections: all.sections.filter((name) => hasEntries(all, name)) };
}

function toReferences(locale: Locale, { profile, siteAddress }: Resume): Pick<Cv, 'references'> {
	if (profile.references.length === 0) return {};
	const references = profile.references.map(({ name, position, text, contact }) => ({
		name,
		position,
		words: text,
		contact: contact === undefined ? undefined : toPrintedLink(locale, contact, siteAddress),
	}));
	return { references: { heading: messages[locale].references, references } };
}
