import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { ServiceId } from './service-settings.ts';

/** Where a visitor finds the service itself, as its terms require, and its name there. */
export const sources = {
	nbu: { page: 'https://bank.gov.ua/ua/markets/exchangerates', words: 'nbu' },
	frankfurter: { page: 'https://frankfurter.dev', words: 'frankfurter' },
	coingecko: { page: 'https://www.coingecko.com', name: 'CoinGecko' },
	coinpaprika: { page: 'https://coinpaprika.com', name: 'Coinpaprika' },
	coinbase: { page: 'https://www.coinbase.com', name: 'Coinbase' },
	meteo: { page: 'https://open-meteo.com', name: 'Open-Meteo.com' },
	places: { page: 'https://open-meteo.com', name: 'Open-Meteo.com' },
	openweather: { page: 'https://openweathermap.org', name: 'OpenWeather' },
	picsum: { page: 'https://picsum.photos', name: 'Lorem Picsum' },
	pixabay: { page: 'https://pixabay.com', name: 'Pixabay' },
	openverse: { page: 'https://openverse.org', name: 'Openverse' },
	commons: { page: 'https://commons.wikimedia.org', name: 'Wikimedia Commons' },
} as const satisfies Record<ServiceId, Source>;

/** The name of a service in the words of a page. */
export function toSourceName(id: ServiceId, words: LiveMessages['sources']): string {
	const source: Source = sources[id];
	return 'name' in source ? source.name : words[source.words];
}

/** A name that is the same in all languages, or the message that holds it. */
type Source = { page: string } & ({ name: string } | { words: keyof LiveMessages['sources'] });
