import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { ServiceId } from './service-settings.ts';

/** Services that no page keeps up to date: places are looked up, and galleries name the service beside its pictures. */
type AskedOnce = 'places' | 'picsum' | 'pixabay' | 'commons';

/** Where a visitor finds a service whose data a page keeps up to date, as its terms require, and its name there. */
export const sources = {
	nbu: { page: 'https://bank.gov.ua/ua/markets/exchangerates', words: 'nbu' },
	frankfurter: { page: 'https://frankfurter.dev', words: 'frankfurter' },
	coingecko: { page: 'https://www.coingecko.com', name: 'CoinGecko' },
	coinpaprika: { page: 'https://coinpaprika.com', name: 'Coinpaprika' },
	meteo: { page: 'https://open-meteo.com', name: 'Open-Meteo.com' },
	openweather: { page: 'https://openweathermap.org', name: 'OpenWeather' },
} as const satisfies Record<Exclude<ServiceId, AskedOnce>, Source>;

/** The page of a service and its name in the words of a page. */
export function findSource(
	id: ServiceId,
	words: LiveMessages['sources'],
): { page: string; name: string } | undefined {
	const all: Partial<Record<ServiceId, Source>> = sources;
	const source = all[id];
	return (
		source && { page: source.page, name: 'name' in source ? source.name : words[source.words] }
	);
}

/** A name that is the same in all languages, or the message that holds it. */
type Source = { page: string } & ({ name: string } | { words: keyof LiveMessages['sources'] });
