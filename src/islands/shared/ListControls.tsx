import { useState } from 'react';
import type { Column } from './list-view.ts';
import type { OrderWords, ViewWords } from './list-words.ts';
import { type Order, OrderSwitch } from './OrderSwitch.tsx';
import { useListViews } from './use-list-views.ts';
import { useReady } from './use-ready.ts';
import { type ListLayout, ViewSwitch } from './ViewSwitch.tsx';

interface Props {
	/** Name of the lists in `data-list`. */
	list: string;
	columns: readonly Column[];
	t: ViewWords;
	/** The words of the order, where the page has one. */
	order?: OrderWords | undefined;
}

/** Cards or table, and the order where the page has one, for lists in the page. */
export function ListControls({ list, columns, t, order: orderWords }: Props) {
	const root = useReady<HTMLDivElement>();
	const [view, setView] = useState<ListLayout>('list');
	const [order, setOrder] = useState<Order>('newest');
	const findViews = useListViews(list, columns, view);

	function pickOrder(next: Order) {
		setOrder(next);
		for (const shown of findViews()) {
			shown.arrange(next === 'newest' ? shown.entries : shown.entries.toReversed());
		}
	}

	return (
		<div ref={root} className="controls">
			<ViewSwitch view={view} t={t} onPick={setView} />
			{orderWords && <OrderSwitch order={order} t={orderWords} onPick={pickOrder} />}
		</div>
	);
}
