import { atom } from 'nanostores';
import type { RateTable } from '#live/rate-table.ts';

/** The rates that the page shows, for the tickers: they are another island, which loads when a visitor comes near. */
export const $shownRates = atom<RateTable | undefined>(undefined);
