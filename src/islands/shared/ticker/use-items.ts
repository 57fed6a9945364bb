import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { report } from '#lib/report.ts';
import { fromSnapshot, type Outcome, type Snapshot, toData } from '#live/outcome.ts';
import { $shownItems, type TickerItem } from '#tools/ticker/shown-items.ts';

const none: readonly TickerItem[] = [];

/** What the tickers show, and its state: what the page makes, and until then what was built in. */
export function useItems(
	builtIn: Snapshot<readonly TickerItem[]> | undefined,
): [items: readonly TickerItem[], outcome: Outcome<unknown> | undefined] {
	const atFirst = useMemo(() => fromSnapshot(builtIn), [builtIn]);
	const shown = useStore($shownItems, { ssr: () => undefined });
	const make = toData(shown);
	const [items, setItems] = useState(builtIn?.data ?? none);

	useEffect(() => {
		if (!shown) return;
		let current = true;
		Promise.resolve(make?.() ?? none).then(
			(made) => current && setItems(made),
			(error: unknown) => report(error, 'load the items of the ticker'),
		);
		return () => {
			current = false;
		};
	}, [shown, make]);

	return [items, shown ?? atFirst];
}
