import { expect, test } from 'vitest';
import {
	toCardWords,
	toDocumentColumns,
	toPlainDocumentColumns,
} from '#components/document-controls.ts';
import { locales } from '#i18n/locales.ts';

test('a table of documents has six columns, named in the language of the page', () => {
	expect(Object.values(toDocumentColumns('uk'))).toEqual([
		'Документ',
		'Назва',
		'Результат',
		'Дата',
		'Номер',
		'Посилання',
	]);
	for (const locale of locales) {
		expect(Object.keys(toDocumentColumns(locale))).toEqual([
			'document',
			'title',
			'grade',
			'date',
			'number',
			'links',
		]);
	}
});

test('without pictures the table has no column for the document', () => {
	expect(Object.keys(toPlainDocumentColumns('en'))).toEqual(
		Object.keys(toDocumentColumns('en')).slice(1),
	);
});

test('the view that a page of documents begins with is called cards', () => {
	expect(toCardWords('en')).toEqual({ view: 'View', list: 'Cards', table: 'Table' });
	expect(toCardWords('es')).toEqual({ view: 'Vista', list: 'Tarjetas', table: 'Tabla' });
});
