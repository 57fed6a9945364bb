import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	heading: 'Precios de catorce criptomonedas',
	view: 'Vista',
	list: 'Lista',
	table: 'Tabla',
	currency: 'Divisa',
	instead: 'Ahora no hay precios en {chosen}: se muestran en {shown}.',
	columns: {
		name: 'Moneda',
		price: 'Precio',
		change: '24\u00a0horas',
		week: '7\u00a0días',
		value: 'Capitalización',
	},
	hours: '24\u00a0h',
	days: '7\u00a0d',
	week: 'Últimos 7\u00a0días',
	value: 'capitalización',
	noChange: 'variación desconocida',
	noPrice: 'precio desconocido',
	unknown: 'sin datos',
	page: '{name} en CoinGecko',
	notes: {
		source:
			'Los precios llegan de CoinGecko una vez por minuto mientras la página está abierta. Si no responde, se usa Coinpaprika, que no ofrece gráficos; si tampoco responde, se muestran los últimos datos recibidos.',
		currency:
			'El propio servicio da los precios en cada divisa; aquí no se convierten. Los gráficos pequeños están siempre en dólares estadounidenses.',
		kept: 'La divisa y la velocidad de la cinta se guardan en este navegador.',
		advice: 'Esta página solo muestra precios. No es un consejo de inversión.',
	},
} satisfies MessagesLike<typeof en>;
