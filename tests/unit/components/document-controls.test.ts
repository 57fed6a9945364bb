import { expect, test } from 'vitest';
import { toDocumentColumns, toViewWords } from '#components/document-controls.ts';
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

test('only a page with an order has words for it', () => {
	expect(toViewWords('en')).toEqual({ view: 'View', first: 'Cards', table: 'Table' });
	expect(toViewWords('es', { ordered: true })).toEqual({
		view: 'Vista',
		first: 'Tarjetas',
		table: 'Tabla',
		order: {
			label: 'Orden',
			newest: 'Primero lo más reciente',
			oldest: 'Primero lo más antiguo',
		},
	});
});
