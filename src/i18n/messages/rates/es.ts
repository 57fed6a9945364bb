import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	heading: 'Tipos de cambio del Banco Nacional de Ucrania',
	day: 'Tipos oficiales para el {day}',
	view: 'Vista',
	list: 'Lista',
	table: 'Tabla',
	code: 'Código',
	currency: 'Moneda',
	rate: 'Cambio',
	perUnit: 'grivnas por unidad',
	perOunce: '{rate} por onza troy',
	perGram: '{rate} por gramo',
	ticker: 'Todos los tipos del banco',
	converter: 'Conversor',
	amount: 'Importe',
	from: 'De',
	to: 'A',
	swap: 'Intercambiar las monedas',
	badAmount: 'Escriba un número, por ejemplo 1250,50.',
	noRate: 'Ahora mismo no hay cambio para este par.',
	metalUnit: '{name}, onzas troy',
	history: {
		title: 'Historial',
		currency: 'Moneda o metal',
		span: 'Periodo',
		spans: { month: 'Mes', quarter: 'Tres meses', year: 'Año' },
		chart:
			'{name} del {from} al {to}: mínimo {lowest}, máximo {highest}, variación {change}. La tabla de abajo tiene los mismos datos.',
		point: 'Día en el gráfico',
		day: 'Día',
		rate: 'Cambio',
		summary: 'Mínimo {lowest} · máximo {highest} · variación {change}',
		none: 'No hay historial disponible.',
	},
	notes: {
		source:
			'El banco fija sus tipos una vez por día laborable. Si no responde, se usa Frankfurter, que publica los mismos tipos; después se muestran los últimos datos recibidos y, a falta de ellos, datos guardados. Siempre se indica cuál es el caso.',
		metals:
			'Los metales cotizan por onza troy (31,1034768 gramos); de ahí se calcula el precio del gramo.',
		converter:
			'El conversor usa los tipos de arriba y solo redondea lo que muestra. Los bancos compran y venden a otros tipos.',
	},
} satisfies MessagesLike<typeof en>;
