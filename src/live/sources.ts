import type { ServiceId } from '#live/service-settings.ts';

/** Where a visitor finds the service itself, as its terms ask for, and its name where that is the same in all languages. */
export const sources: Partial<Record<ServiceId, { page: string; name?: string }>> = {
	nbu: { page: 'https://bank.gov.ua/ua/markets/exchangerates' },
	frankfurter: { page: 'https://frankfurter.dev' },
	coingecko: { page: 'https://www.coingecko.com', name: 'CoinGecko' },
	coinpaprika: { page: 'https://coinpaprika.com', name: 'Coinpaprika' },
	coinbase: { page: 'https://www.coinbase.com', name: 'Coinbase' },
	meteo: { page: 'https://open-meteo.com', name: 'Open-Meteo.com' },
	places: { page: 'https://open-meteo.com', name: 'Open-Meteo.com' },
	openweather: { page: 'https://openweathermap.org', name: 'OpenWeather' },
};
