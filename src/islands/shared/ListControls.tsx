import { useEffect, useState } from 'react';
import type { OrderWords, PagesWords, ViewWords } from './list-words.ts';
import { type Order, OrderSwitch } from './OrderSwitch.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useLists } from './use-lists.ts';
import { useReady } from './use-ready.ts';
import { type ListLayout, ViewSwitch } from './ViewSwitch.tsx';
import { WholeListState } from './WholeListState.tsx';

interface Props {
	/** Name of the lists in `data-list`. */
	list: string;
	/** The headings of the table, by the name of the cell below each, in order: as a record they are short in the page. */
	columns: Readonly<Record<string, string>>;
	t: ViewWords;
	/** The words of the order, where the page has one. */
	order?: OrderWords | undefined;
	/** The words for the other pages of the lists, where they have any. */
	pages?: PagesWords;
}

/** Cards or table, and the order where the page has one, for lists in the page. */
export function ListControls({ list, columns, t, order: orderWords, pages }: Props) {
	const root = useReady<HTMLDivElement>();
	const [view, setView] = useState<ListLayout>('list');
	const [order, setOrder] = useState<Order>('newest');
	const [tableColumns] = useState(() =>
		Object.entries(columns).map(([cell, label]) => ({ cell, label })),
	);
	const all = view === 'table' || order === 'oldest';
	const [used, setUsed] = useState(false);
	const { find, state, retry } = useLists({
		name: list,
		columns: tableColumns,
		hasPages: pages !== undefined,
		all,
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: other pages bring other entries.
	useEffect(() => {
		if (!used) return;
		for (const each of find()) {
			const entries = all ? each.entries : each.own;
			each.show(view);
			each.arrange(order === 'newest' ? entries : entries.toReversed());
		}
	}, [used, all, view, order, find, state]);

	function pickView(next: ListLayout) {
		setUsed(true);
		setView(next);
	}

	function pickOrder(next: Order) {
		setUsed(true);
		setOrder(next);
	}

	return (
		<div ref={root} className="controls" {...useFocusKept()}>
			<ViewSwitch view={view} t={t} onPick={pickView} />
			{orderWords && <OrderSwitch order={order} t={orderWords} onPick={pickOrder} />}
			{pages && <WholeListState state={state} t={pages} onRetry={retry} />}
		</div>
	);
}
