import { savedChoice } from '#browser/saved.ts';
import { coinCurrencies } from '#live/coins.ts';

/** In which currency prices are shown. */
export const $coinCurrency = savedChoice('cryptoCurrency', coinCurrencies, 'USD');
