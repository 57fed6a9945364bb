import type { MessagesLike } from '#i18n/messages.ts';
import type { en } from './en.ts';

export const es = {
	heading: 'Precios de doce monedas',
	view: 'Vista',
	list: 'Lista',
	table: 'Tabla',
	coin: 'Moneda',
	symbol: 'Símbolo',
	price: 'Precio',
	change: '24 horas',
	noChange: 'variación desconocida',
	noPrice: 'sin precio',
	page: '{name} en CoinGecko',
	ticker: 'Precios de catorce monedas',
	notes: {
		source:
			'Los precios llegan de CoinGecko una vez por minuto mientras la página está abierta. Si no responde, se usa Coinpaprika y después Coinbase, que no informa de la variación; a falta de ellos se muestran los últimos datos recibidos. Siempre se indica cuál es el caso.',
		usd: 'Los precios están en dólares estadounidenses. La variación es la de las últimas 24 horas.',
		advice: 'Esta página solo muestra precios. No es un consejo de inversión.',
	},
} satisfies MessagesLike<typeof en>;
