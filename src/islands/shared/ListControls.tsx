import { useEffect, useRef, useState } from 'react';
import { type Column, findLists, type ListView } from './list-view.ts';
import { Switch } from './Switch.tsx';
import { useReady } from './use-ready.ts';

interface Props {
	/** Name of the lists in `data-list`. */
	list: string;
	columns: readonly Column[];
	/** `first` names the view that the page has without scripts: cards or a list. */
	t: {
		view: string;
		first: string;
		table: string;
		order?: { label: string; newest: string; oldest: string };
	};
}

/** Cards or table, and the order where the page has one, for lists that stand in the page. */
export function ListControls({ list, columns, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const views = useRef<ListView[] | undefined>(undefined);
	const [view, setView] = useState<'first' | 'table'>('first');
	const [order, setOrder] = useState<'newest' | 'oldest'>('newest');

	useEffect(() => {
		if (view === 'first' && !views.current) return;
		views.current ??= findLists(list, columns);
		for (const shown of views.current) {
			if (view === 'table') shown.showTable();
			else shown.showList();
		}
	}, [view, list, columns]);

	function pickOrder(next: 'newest' | 'oldest') {
		setOrder(next);
		views.current ??= findLists(list, columns);
		for (const shown of views.current) {
			shown.arrange(next === 'newest' ? shown.entries : shown.entries.toReversed());
		}
	}

	return (
		<div ref={root} className="controls">
			<Switch
				label={t.view}
				choices={[
					{ value: 'first', label: t.first },
					{ value: 'table', label: t.table },
				]}
				value={view}
				onPick={setView}
			/>
			{t.order && (
				<Switch
					label={t.order.label}
					choices={[
						{ value: 'newest', label: t.order.newest },
						{ value: 'oldest', label: t.order.oldest },
					]}
					value={order}
					onPick={pickOrder}
				/>
			)}
		</div>
	);
}
