import { toContentLink } from '#i18n/content-link.ts';
import { formatDate, formatLongDate } from '#i18n/format.ts';
import { answers } from '#i18n/messages/answers/index.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { toFilePath } from '#lib/file-path.ts';
import { toTerms } from '#lib/find/words.ts';
import { joinParts } from '#lib/parts.ts';
import type { SpokenLanguage } from '#queries/education.ts';
import { countFacts } from '#queries/facts.ts';
import { toIntroduction } from '#queries/introduction.ts';
import type { WordList, Words } from '#queries/localize.ts';
import type { IqTest } from '#queries/skills.ts';
import { type FindSources, type NamedRecord, toShown } from './named-record.ts';
import { toProof } from './study-records.ts';
import { listTechnologies } from './technology-records.ts';

/** What people ask about a person, each with the fact itself. What the author does not state has no answer. */
export function listAnswers(sources: FindSources): NamedRecord[] {
	return [
		...listPerson(sources),
		...listContacts(sources),
		...listWork(sources),
		...listTechnologies(sources),
		...listForms(sources),
	];
}

/** An answer whose phrases are those of the fact `id`, and what else is given. */
function toAnswer(
	{ resume: { locale } }: FindSources,
	id: keyof (typeof answers)['en']['asked'],
	title: Words | undefined,
	details: readonly string[],
	{
		path = '/',
		asked = [],
		...more
	}: Partial<Omit<NamedRecord, 'asked'>> & { path?: string; asked?: readonly string[] } = {},
): NamedRecord[] {
	if (!title?.text) return [];
	return [
		{
			id,
			...toShown(title, details),
			href: localizePath(locale, path),
			words: [],
			...more,
			asked: [answers[locale].asked[id], ...asked].join(','),
		},
	];
}

function listPerson(sources: FindSources): NamedRecord[] {
	const { locale, profile, languages, iqTest } = sources.resume;
	const { name, place, availability, ask, nativeLanguage, birthDate, interests, references } =
		profile;
	const spoken = toIntroduction(locale, { place, nativeLanguage }, languages)[1];
	const status = availability ? [availability.text] : [];
	const href = localizePath(locale, '/') + (ask ? '#ask' : '');
	return [
		...toAnswer(sources, 'person', name, [profile.jobTitle.text, place.text, ...status], {
			asked: name.text.split(/\s+/),
		}),
		...toAnswer(sources, 'availability', availability, [ask?.terms?.text ?? '', place.text], {
			href,
			asked: toOpenQuestions(sources).stated.map((id) => answers[locale].asked[id]),
		}),
		...toAnswer(sources, 'place', place, [...status, ask?.timeZone?.text ?? ''], {
			href,
			asked: place.text.split(/,\s*/),
		}),
		...toAnswer(sources, 'languages', spoken, [], { path: '/education#languages-title' }),
		...toAnswer(sources, 'native', nativeLanguage, [cv[locale].native], {
			words: [answers[locale].beside.language],
		}),
		...languages.map((language) => toLanguage(sources, language)),
		...(iqTest ? toIq(sources, iqTest) : []),
		...toAnswer(
			sources,
			'born',
			birthDate ? { text: formatLongDate(locale, birthDate) } : undefined,
			[cv[locale].born],
		),
		...toAnswer(sources, 'interests', toLine(interests), [cv[locale].interests], {
			path: '/cv.pdf',
		}),
		...toAnswer(
			sources,
			'references',
			toLine({ lines: references.map((each) => each.name.text) }),
			[cv[locale].references],
			{ path: '/cv.pdf' },
		),
	];
}

function toLine(list: WordList | undefined): Words | undefined {
	return list && { ...list, text: list.lines.join(', ') };
}

function toLanguage(
	{ resume: { locale } }: FindSources,
	{ id, name, level, document }: SpokenLanguage,
): NamedRecord {
	const proof = document
		? [document.title.text, document.grade?.text ?? '', formatDate(locale, document.date)]
		: [];
	return {
		id: `language/${id}`,
		...toShown(name, [level?.text ?? '', ...proof]),
		href: localizePath(locale, document?.page ?? '/education#languages-title'),
		words: [answers[locale].beside.language],
		asked: name.text,
		...(document && toProof(locale, document)),
	};
}

function toIq(sources: FindSources, { score, organization, date, reports }: IqTest): NamedRecord[] {
	const { locale } = sources.resume;
	const report = reports.find(({ language }) => language === locale) ?? reports[0];
	return toAnswer(
		sources,
		'iq',
		{ text: fill(answers[locale].iq, { score }) },
		[organization?.text ?? '', formatDate(locale, date)],
		{
			...(report ? { href: toFilePath(report.file) } : { path: '/skills#iq' }),
			asked: [score],
			dates: date ?? '',
		},
	);
}

function listContacts(sources: FindSources): NamedRecord[] {
	const { locale, profile } = sources.resume;
	const { email, telephone, website, contacts, ask } = profile;
	const t = answers[locale];
	const toChannel = (label: Words, url: string) => ({
		id: `contact/${url}`,
		...toShown(label, [toShortAddress(url)]),
		href: toContentLink(locale, url).href,
		words: [],
		asked: [label.text, t.asked.contact].join(','),
	});
	return [
		...toAnswer(sources, 'email', { text: email }, [cv[locale].kinds.email, profile.name.text], {
			href: `mailto:${email}`,
			copy: email,
			// Where there is no number to call, this is how to reach the person.
			asked: telephone ? [t.asked.contact] : [t.asked.contact, t.asked.telephone],
		}),
		...toAnswer(sources, 'reply', ask?.reply, [email], { href: `mailto:${email}`, copy: email }),
		...toAnswer(sources, 'ask', ask?.heading, [ask?.lines.lines[0] ?? ''], {
			href: `${localizePath(locale, '/')}#ask`,
		}),
		...toAnswer(
			sources,
			'telephone',
			telephone ? { text: telephone } : undefined,
			[cv[locale].kinds.telephone],
			{
				href: `tel:${telephone?.replace(/[^+\d]/g, '')}`,
				copy: telephone ?? '',
				asked: [t.asked.contact],
			},
		),
		...contacts
			.filter(({ url }) => /^https?:/i.test(url))
			.map(({ label, url }) => toChannel(label, url)),
		...(website ? [toChannel({ text: cv[locale].ownSite }, website)] : []),
		...toOpenQuestions(sources).open.flatMap((id) =>
			toAnswer(sources, id, { text: t.pleaseAsk[id] }, [email], {
				href: `mailto:${email}`,
				copy: email,
			}),
		),
	];
}

const openQuestions = ['rate', 'remote', 'papers'] as const;

/** What employers ask of everyone: the status and the terms state it, or else it is to be asked. */
function toOpenQuestions({ resume: { locale, profile } }: FindSources) {
	const { availability, ask } = profile;
	const terms = toTerms([availability, ask?.terms].map((words) => words?.text ?? '').join(' '));
	const isStated = (id: (typeof openQuestions)[number]) =>
		answers[locale].asked[id]
			.split(',')
			.some((phrase) => toTerms(phrase).every((word) => terms.includes(word)));
	return {
		stated: openQuestions.filter(isStated),
		open: openQuestions.filter((id) => !isStated(id)),
	};
}

function listWork(sources: FindSources): NamedRecord[] {
	const { locale } = sources.resume;
	const { jobs: count, years, since } = countFacts(sources.resume, sources.today);
	const t = home[locale].figures;
	return [
		...toAnswer(
			sources,
			'years',
			years > 0 ? { text: plural(locale, t.years, years) } : undefined,
			[plural(locale, t.jobs, count), since ? fill(answers[locale].since, { year: since }) : ''],
			{ path: '/experience' },
		),
	];
}

/** The site itself, and what programs read of it. */
function listForms(sources: FindSources): NamedRecord[] {
	const { repository, resume } = sources;
	const { locale, profile } = resume;
	const t = answers[locale];
	const name = profile.name.text;
	return [
		...toAnswer(
			sources,
			'source',
			repository ? { text: t.source } : undefined,
			[toShortAddress(repository ?? '')],
			{
				href: toContentLink(locale, repository ?? '/').href,
			},
		),
		...toAnswer(sources, 'feed', { text: 'RSS' }, [fill(cv[locale].feed, { name })], {
			path: '/feed.xml',
		}),
		...toAnswer(sources, 'card', { text: 'vCard' }, [joinParts([name, cv[locale].kinds.email])], {
			path: '/cv.vcf',
		}),
	];
}

/** @example toShortAddress('https://www.example.com/you/') // 'example.com/you' */
function toShortAddress(url: string): string {
	return url.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '');
}
