import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { report } from '#lib/report.ts';
import { $makeItems, type TickerItem } from '#tools/ticker/shown-items.ts';

/** What the tickers show: what the page makes, and until then, or if it makes nothing, what was built in. */
export function useItems(builtIn: readonly TickerItem[]): readonly TickerItem[] {
	const make = useStore($makeItems, { ssr: () => undefined });
	const [items, setItems] = useState(builtIn);

	useEffect(() => {
		if (!make) return;
		let current = true;
		make().then(
			(made) => current && setItems(made.length > 0 ? made : builtIn),
			(error: unknown) => report(error, 'load the items of the ticker'),
		);
		return () => {
			current = false;
		};
	}, [make, builtIn]);

	return items;
}
