import { atom } from 'nanostores';
import type { Outcome } from '#live/outcome.ts';
import type { LineItem } from './lines-3d.ts';

export interface TickerItem extends LineItem {
	key: string;
}

/**
 * Makes what the tickers of the page show. They are another island, which loads when a visitor comes near: until then
 * no item is formatted, and the code for it is not loaded.
 */
export type MakeItems = () => Promise<readonly TickerItem[]>;

/** Undefined until the page has something to show, or to say why it has nothing. */
export const $shownItems = atom<Outcome<MakeItems> | undefined>();

/** The items with these keys, in the order of the keys. */
export function pickItems(items: readonly TickerItem[], keys: readonly string[]): TickerItem[] {
	return keys.flatMap((key) => items.filter((item) => item.key === key));
}
