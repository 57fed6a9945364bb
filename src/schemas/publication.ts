import { partialDate } from './date.ts';
import { editorKeys } from './editor.ts';
import { link } from './link.ts';
import { localized, textOrLocalized } from './localized.ts';
import { marks } from './marks.ts';
import { record } from './record.ts';
import { text } from './text.ts';

/** An article, a book or a talk in print. */
export const publicationSchema = record({
	...editorKeys('../../../schemas/json/publication.json'),
	title: localized('title', {
		en: 'Routes that drivers follow',
		uk: 'Маршрути, якими їдуть водії',
		es: 'Rutas que los conductores siguen',
	}).describe('Title of the article or book.'),
	publisher: textOrLocalized('publisher', 'Transport Review, 14(2)', {
		en: 'Transport Review, issue 2',
		uk: 'Журнал «Транспортний огляд», № 2',
		es: 'Revista de Transporte, n.º 2',
	})
		.optional()
		.describe('Journal, publisher or conference, for example "Transport Review, 14(2)".'),
	authors: text('list of authors', 'O. Pryklad, J. Kowalski')
		.optional()
		.describe(
			'All authors in one line, as printed, for example "O. Pryklad, J. Kowalski". Leave it out if you wrote it alone.',
		),
	date: partialDate('2021-04')
		.optional()
		.describe(
			'When it appeared, as exactly as you know it: "2021", "2021-04" or "2021-04-17". The newest comes first, and what has no date last.',
		),
	summary: localized('summary', {
		en: 'Why planned routes are left, in 4,000 trips of one carrier.',
		uk: 'Чому водії звертають із запланованих маршрутів: 4000 рейсів одного перевізника.',
		es: 'Por qué se abandonan las rutas previstas, en 4000 viajes de un transportista.',
	})
		.optional()
		.describe('One or two sentences about it.'),
	website: link('https://example.com/routes-that-drivers-follow')
		.optional()
		.describe('Page on which it can be read, for example its DOI.'),
	...marks(['publisher', 'authors', 'date', 'summary', 'website']),
});
