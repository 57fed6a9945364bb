import type { CertificateList } from '#lib/certificate-categories.ts';
import { toFileName } from '../../content/file-name.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { Rest } from './rest.ts';
import { endNames, note, readLink, startNames } from './work.ts';

const withoutNumber = { en: 'Without a number', uk: 'Без\u00a0номера', es: 'Sin número' } as const;
const withoutGrade = {
	en: 'Result not stated',
	uk: 'Результат не\u00a0зазначено',
	es: 'Sin indicar el resultado',
} as const;

/** Words by which a certificate finds its list; the first that fits decides. */
const listWords: readonly [RegExp, CertificateList][] = [
	[/\bangular\b|typescript/i, 'angular'],
	[/\breact\b|redux|next\.?js/i, 'react'],
	[/\bvue\b|\bnuxt\b|jquery|bootstrap/i, 'vue'],
	[/javascript|ecmascript|node\.?js/i, 'javascript'],
	[/\bjava\b|spring\b|kotlin/i, 'java'],
	[/\bhtml|\bcss|wordpress/i, 'html'],
	[/\bphp\b|laravel|symfony/i, 'php'],
	[/python|django|flask/i, 'python'],
	[/\bruby\b|rails/i, 'ruby'],
	[/\bsql\b|mysql|postgres|mongo|oracle|database|баз\S* даних|bases? de datos/i, 'database'],
	[/design|figma|photoshop|\bux\b|дизайн|diseño/i, 'designer'],
	[/scrum|kanban|\bpmp\b|prince2|project management|agile|керування проєктами/i, 'pm'],
	[/ielts|toefl|cambridge english|\benglish\b|англійськ|inglés/i, 'english'],
];

export function readEducation(draft: Draft, resume: Fields) {
	for (const place of resume.list('education')) {
		const rest = new Rest(draft, place);
		const own = rest.id !== undefined;
		const institution = place.text('institution', 'school', 'university', 'name');
		const programme = [place.text('studyType', 'degree'), place.text('area', 'field', 'major')]
			.filter(Boolean)
			.join(', ');
		const courses = place.names('courses');
		const summary = place.lines('summary', 'description').join(' ');
		const found = [summary, courses.join(', ')].filter(Boolean).join(' ');
		note(draft, place, { institution, programme: programme || undefined });
		draft.add('education', rest.name(institution ?? programme), {
			institution: rest.words('institution', institution ?? '—'),
			programme: rest.words('programme', programme || '—'),
			description: rest.words('description', own ? rest.text('description') : found || undefined),
			...draft.period(place, { start: startNames, end: endNames }, 'month'),
			place: rest.words('place', own ? rest.text('place') : place.text('location')),
			website: readLink(place, rest.text('website'), 'url', 'website'),
			order: rest.number('order'),
			diplomas: rest.flag('diplomas'),
			...rest.tags(),
		});
		rest.refuseRest();
		place.refuseRest();
	}
}

/** Certificates, and awards, which the site has no other place for. */
export function readCertificates(draft: Draft, resume: Fields) {
	for (const item of resume.list('certificates', 'certifications')) readCertificate(draft, item);
	for (const item of resume.list('awards')) readCertificate(draft, item);
}

export function readLanguages(draft: Draft, resume: Fields) {
	for (const item of resume.listOf('language', 'languages')) {
		const rest = new Rest(draft, item);
		const own = rest.id !== undefined;
		const name = item.text('language', 'name');
		const level = item.text('fluency', 'level');
		if (!name && !level) {
			item.refuseRest();
			continue;
		}
		note(draft, item, { language: name, fluency: level });
		draft.add('languages', rest.name(name ?? 'language'), {
			name: rest.words('name', name ?? '—'),
			tag: own ? rest.text('tag') : findTag(name),
			level: rest.words('level', level ?? '—'),
			title: rest.words('title', rest.text('title')),
			number: rest.words('number', rest.text('number')),
			grade: rest.words('grade', rest.text('grade')),
			date: rest.text('date'),
			picture: rest.text('picture'),
			issuer: rest.words('issuer', rest.text('issuer')),
			verify: rest.text('verify'),
			...rest.tags(),
		});
		rest.refuseRest();
		item.refuseRest();
	}
}

function readCertificate(draft: Draft, item: Fields) {
	const rest = new Rest(draft, item);
	const { id } = rest;
	const title = item.text('name', 'title');
	const list = listWords.find(([words]) => words.test(title ?? ''))?.[1] ?? 'other';
	const date = draft.date(item, ['date', 'startDate', 'issued'], 'day');
	const day = date && date !== 'now' ? date : '2000-01-01';
	if (day !== date) draft.log.missing.push({ place: `${item.path} date`, value: day });
	const issuer = item.text('issuer', 'awarder', 'authority', 'organization');
	note(draft, item, { title });
	const number = rest.text('number') ?? item.text('number', 'license', 'id');
	const wanted = { exact: id ?? `certificates/${list}/${toFileName(title ?? 'certificate')}` };
	const school = /^diplomas\/([^/]+)\//.exec(id ?? '')?.[1];
	draft.add('certificates', wanted, {
		title: rest.words('title', title ?? '—'),
		number: rest.words('number', number ?? withoutNumber[draft.locale]),
		grade: rest.words('grade', rest.text('grade') ?? withoutGrade[draft.locale]),
		date: day,
		picture: rest.text('picture'),
		issuer: isSchoolItself(draft, school, issuer) ? undefined : rest.words('issuer', issuer),
		verify: readLink(item, rest.text('verify'), 'url', 'website'),
		side: rest.text('side'),
		highlight: rest.flag('highlight'),
		...rest.tags(),
	});
	rest.refuseRest();
	item.refuseRest();
}

/** Whether a school issued its diploma itself. The folder of the diploma then names the issuer. */
function isSchoolItself(draft: Draft, school: string | undefined, issuer: string | undefined) {
	const institution = draft.files.get(`education/${school}`)?.institution;
	if (school === undefined || typeof institution !== 'object' || institution === null) return false;
	return Object.values(institution).includes(issuer);
}

/** The two-letter code of a language that is called by its name in English, Ukrainian, Spanish or itself. */
function findTag(name: string | undefined): string | undefined {
	const codes = [
		...['en', 'uk', 'es', 'de', 'fr', 'it', 'pt', 'pl', 'cs', 'sk', 'ro', 'hu', 'bg', 'hr', 'sr'],
		...['nl', 'sv', 'da', 'no', 'fi', 'et', 'lv', 'lt', 'el', 'tr', 'ka', 'hy', 'az', 'he', 'ar'],
		...['fa', 'hi', 'bn', 'ur', 'ta', 'te', 'zh', 'ja', 'ko', 'vi', 'th', 'id', 'ca', 'eu', 'gl'],
		...['ru', 'be', 'kk', 'uz', 'sl', 'sq', 'mk', 'is', 'ga', 'cy', 'sw', 'af', 'ms', 'mt', 'la'],
	];
	const wanted = name?.toLowerCase();
	return codes.find((code) =>
		['en', 'uk', 'es', code].some(
			(locale) =>
				new Intl.DisplayNames(locale, { type: 'language' }).of(code)?.toLowerCase() === wanted,
		),
	);
}
