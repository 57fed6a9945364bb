import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { toSentences } from '../to-sentences.ts';
import { readCover, readGallery, readResults } from './project-story.ts';
import { VzirFields } from './vzir-fields.ts';
import { readLink } from './work.ts';

export function readProjects(draft: Draft, resume: Fields) {
	for (const project of resume.list('projects')) readProject(draft, project);
}

function readProject(draft: Draft, fields: Fields) {
	const rest = new VzirFields(draft, fields);
	const title = fields.text('name', 'title', 'displayName');
	if (!title) return fields.refuseRest();
	const highlights = fields.lines('highlights');
	const summary = [...fields.lines('description'), ...fields.lines('summary')];
	const own = rest.id !== undefined;
	const description = toSentences(summary);
	const results = readResults(draft, rest);
	// In an export of this site, the last of them are its results in words.
	const lines = highlights.slice(0, highlights.length - (results?.length ?? 0));
	const roles = fields.lines('roles', 'role').join(', ');
	const client = fields.text('entity', 'client');
	const type = fields.text('type');
	const links = {
		demo: rest.text('demo'),
		source: rest.text('source'),
		video: rest.text('video'),
	};
	const url = readLink(fields, undefined, 'url', 'website');
	const source = readLink(fields, undefined, 'githubUrl', 'repository');
	const isCode = !source && /^https:\/\/(www\.)?(github|gitlab)\.com\//.test(url ?? '');
	draft.add('projects', rest.name(title), {
		title: rest.words('title', title),
		type: rest.words('type', type),
		...draft.period(fields),
		description: rest.words('description', description || undefined),
		highlights: rest.lines('highlights', lines),
		technologies: fields.names('keywords', 'technologies', 'languages', 'libraries'),
		...(own ? links : isCode ? { source: url } : { demo: url, source }),
		featured: rest.number('featured'),
		cover: readCover(rest),
		gallery: readGallery(rest),
		role: rest.words('role', roles || undefined),
		team: rest.own('team'),
		client: rest.words('client', client),
		for: rest.text('for'),
		paid: rest.flag('paid'),
		results,
		certificates: toSome(rest.names('certificates')),
		job: rest.text('job'),
		...rest.tags(),
	});
	rest.refuseRest();
}

/** A list that is left out where it is empty. */
function toSome<Item>(list: readonly Item[]): readonly Item[] | undefined {
	return list.length === 0 ? undefined : list;
}
