import { atom } from 'nanostores';
import type { LineItem } from './lines-3d.ts';

export interface TickerItem extends LineItem {
	key: string;
}

/** What the tickers of the page show: they are another island, which loads when a visitor comes near. */
export const $shownItems = atom<readonly TickerItem[]>([]);

/** The items with these keys, in the order of the keys. */
export function pickItems(items: readonly TickerItem[], keys: readonly string[]): TickerItem[] {
	return keys.flatMap((key) => items.filter((item) => item.key === key));
}
