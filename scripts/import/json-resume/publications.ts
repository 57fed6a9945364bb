import { missingText, missingYear } from '../../content/placeholders.ts';
import type { Draft } from '../draft.ts';
import type { Fields } from '../fields.ts';
import { toSentences } from '../to-sentences.ts';
import { VzirFields } from './vzir-fields.ts';
import { note, readLink } from './work.ts';

export function readPublications(draft: Draft, resume: Fields) {
	for (const item of resume.list('publications')) {
		const rest = new VzirFields(draft, item);
		const title = item.text('name', 'title');
		const date = draft.date(item, ['releaseDate', 'date', 'published']);
		const appeared = date && date !== 'now' ? date : missingYear;
		if (appeared !== date) draft.log.missing.push({ place: `${item.path} date`, value: appeared });
		note(draft, item, { title });
		draft.add('publications', rest.name(title ?? 'publication'), {
			title: rest.words('title', title ?? missingText),
			publisher: rest.words('publisher', item.text('publisher', 'journal')),
			authors: rest.text('authors') ?? (item.names('authors').join(', ') || undefined),
			date: appeared,
			summary: rest.words(
				'summary',
				toSentences(item.lines('summary', 'description')) || undefined,
			),
			website: readLink(item, rest.text('website'), 'url', 'website'),
			...rest.tags(),
		});
		rest.refuseRest();
		item.refuseRest();
	}
}
