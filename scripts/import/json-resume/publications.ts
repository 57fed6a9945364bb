import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { VzirFields } from './vzir-fields.ts';
import { readLink } from './work.ts';

export function readPublications(draft: Draft, resume: Fields) {
	for (const item of resume.list('publications')) {
		const rest = new VzirFields(draft, item);
		const title = item.text('name', 'title');
		if (!title) {
			item.refuseRest();
			continue;
		}
		draft.add('publications', rest.name(title), {
			title: rest.words('title', title),
			publisher: rest.words('publisher', item.text('publisher', 'journal')),
			authors: rest.text('authors') ?? (item.names('authors').join(', ') || undefined),
			date: draft.day(item, 'releaseDate', 'date', 'published'),
			summary: rest.words('summary', item.sentences('summary', 'description')),
			website: readLink(item, rest.text('website'), 'url', 'website'),
			...rest.tags(),
		});
		rest.refuseRest();
	}
}
