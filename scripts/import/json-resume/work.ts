import { toCountryName } from '#i18n/country-name.ts';
import { isSafeLink } from '#schemas/link.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { toSentences } from '../to-sentences.ts';
import { readResults } from './project-story.ts';
import { VzirFields } from './vzir-fields.ts';

/** Jobs, and volunteer work, which the site shows among them with a mark. */
export function readWork(draft: Draft, resume: Fields) {
	for (const job of resume.list('work', 'experience', 'employment')) readJob(draft, job);
	for (const job of resume.list('volunteer')) readJob(draft, job, true);
}

export function readSkills(draft: Draft, resume: Fields) {
	const skills = resume.listOf('name', 'skills');
	const order = { hard: 0, soft: 0 };
	for (const skill of skills) {
		const rest = new VzirFields(draft, skill);
		const title = skill.text('name', 'title', 'category', 'skill');
		const level = skill.text('level');
		const keywords = skill.names('keywords');
		if (!title && keywords.length === 0) {
			skill.refuseRest();
			continue;
		}
		const kind = rest.text('kind') === 'soft' ? 'soft' : 'hard';
		order[kind]++;
		const own = rest.id !== undefined;
		// Technologies of a skill must be those of projects, and a foreign file does not link the two.
		const found = [level, keywords.join(', ')].filter(Boolean).join(': ');
		draft.add('skills', rest.name(title ?? keywords.join(' ')), {
			kind,
			order: rest.number('order') ?? order[kind],
			title: rest.words('title', title ?? keywords.join(', ')),
			description: rest.words(
				'description',
				own ? rest.text('description') : title ? found || undefined : level,
			),
			...(own && { technologies: keywords, everydayTools: readEverydayTools(rest) }),
			results: readResults(draft, rest),
			job: rest.text('job'),
			...rest.tags(),
		});
		rest.refuseRest();
	}
}

function readEverydayTools(rest: VzirFields) {
	const tools = rest.groups('everydayTools').map((tool) => ({
		name: tool.text('name'),
		since: tool.text('since'),
	}));
	return tools.length === 0 ? undefined : tools;
}

function readJob(draft: Draft, fields: Fields, volunteer?: true) {
	const rest = new VzirFields(draft, fields);
	const company = fields.text('name', 'company', 'organization', 'employer');
	const job = fields.text('position', 'title', 'jobTitle', 'role');
	if (!company && !job) return fields.refuseRest();
	const highlights = fields.lines('highlights', 'achievements', 'responsibilities');
	const own = rest.id !== undefined;
	const main = own ? (rest.number('mainDuties') ?? 0) : 0;
	const related = own ? (rest.number('relatedDuties') ?? 0) : 0;
	const results = own ? readResults(draft, rest) : undefined;
	const inNumbers = results?.length ?? 0;
	const description = toSentences([...fields.lines('description'), ...fields.lines('summary')]);
	draft.add('experience', rest.name(`${company ?? ''} ${job ?? ''}`), {
		...draft.period(fields),
		company: rest.words('company', company),
		job: rest.words('job', job),
		place: rest.words('place', readPlace(draft, fields)),
		website: readLink(fields, rest.text('website'), 'url', 'website'),
		volunteer,
		description: rest.words('description', description || undefined),
		mainDuties: rest.lines('mainDuties', highlights.slice(0, main)),
		relatedDuties: rest.lines('relatedDuties', highlights.slice(main, main + related)),
		tasks: rest.lines('tasks', highlights.slice(main + related, highlights.length - inNumbers)),
		results,
		skills: fields.names('keywords', 'skills', 'technologies'),
		...rest.tags(),
	});
	rest.refuseRest();
}

/** A city and its country, as one text or as a group of texts. */
export function readPlace(draft: Draft, fields: Fields): string | undefined {
	const location = fields.textOrGroup('location');
	if (typeof location === 'string') return location || undefined;
	const parts = ['city', 'region', 'country'].flatMap((name) => location.text(name) ?? []);
	const code = location.text('countryCode')?.toUpperCase();
	const country = code && (toCountryName(draft.locale, code) ?? code);
	location.refuseRest();
	return [...new Set([...parts, country])].filter(Boolean).join(', ') || undefined;
}

/** An address that the site may link to; any other goes to the report. */
export function readLink(
	fields: Fields,
	own: string | undefined,
	...names: string[]
): string | undefined {
	const found = fields.find(...names);
	if (own !== undefined && isSafeLink(own)) return own;
	if (!found) return undefined;
	const { name, value } = found;
	const text = typeof value === 'string' ? value.trim() : '';
	const full = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
	if (/^https?:/.test(full) && isSafeLink(full)) {
		if (full !== value) fields.change(name, value, `became ${full}`);
		return full;
	}
	fields.refuse(name, value, 'not a valid link');
	return undefined;
}
