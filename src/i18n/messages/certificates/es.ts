import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	title: 'Certificados',
	total: {
		one: '{count} documento',
		other: '{count} documentos',
	},
	description: '{name}: {documents}, en un gráfico por años y con buscador.',
	certificatesAndDiplomas: '{certificates} y {diplomas}',
	inCategories: {
		one: '{documents} en {count} categoría',
		other: '{documents} en {count} categorías',
	},
	categoryDescription:
		'{category}. Certificados de {name}: títulos, números, resultados, fechas y los propios documentos.',
	groupDiploma: 'Página del diploma',
	count: {
		one: '{count} certificado',
		other: '{count} certificados',
	},
	tiles: 'Categorías',
	totals: 'Totales',
	featured: 'Uno de cada centro',
	stitches: 'Cada puntada es un documento',
	fieldHint:
		'Señale o toque una puntada: cada una muestra el nombre de su documento y enlaza con él.',
	fieldKeys: 'Las flechas van de una puntada a otra, Intro abre el documento.',
	earlierYears: 'Los años anteriores, a la izquierda.',
	legend: 'Hilos',
	threads: { certificate: 'certificados', other: 'otros certificados', diploma: 'diplomas' },
	asTable: 'Lo mismo en números',
	tableCaption: 'Documentos por categoría y año',
	category: 'Categoría',
	sum: 'Total',
	diplomas: 'Diplomas',
	certificates: 'Certificados',
	search: 'Buscar',
	openSearch: 'Abrir la búsqueda',
	closeSearch: 'Cerrar la búsqueda',
	field: 'Título, número o fecha',
	hint: 'Basta una palabra; lo mejor, arriba.',
	blank: 'Escriba qué buscar.',
	clear: 'Borrar',
	found: {
		one: '{count} documento encontrado',
		other: '{count} documentos encontrados',
	},
	none: 'No se ha encontrado nada. Pruebe con otra palabra, un número o una fecha.',
	slides: 'Galería de documentos',
} satisfies MessagesLike<typeof en>;
