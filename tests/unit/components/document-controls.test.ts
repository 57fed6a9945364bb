import { expect, test } from 'vitest';
import { toCardWords, toDocumentColumns } from '#components/document-controls.ts';
import { locales } from '#i18n/locales.ts';

test('a table of documents has six columns, named in the language of the page', () => {
	expect(toDocumentColumns('uk').map(({ label }) => label)).toEqual([
		'Документ',
		'Назва',
		'Результат',
		'Дата',
		'Номер',
		'Посилання',
	]);
	for (const locale of locales) {
		expect(toDocumentColumns(locale).map(({ cell }) => cell)).toEqual([
			'document',
			'title',
			'grade',
			'date',
			'number',
			'links',
		]);
	}
});

test('the view that a page of documents begins with is called cards', () => {
	expect(toCardWords('en')).toEqual({ view: 'View', list: 'Cards', table: 'Table' });
	expect(toCardWords('es')).toEqual({ view: 'Vista', list: 'Tarjetas', table: 'Tabla' });
});
