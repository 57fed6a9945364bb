import type { OrderWords } from './list-words.ts';
import { Switch } from './Switch.tsx';

export type Order = 'newest' | 'oldest';

interface Props {
	order: Order;
	t: OrderWords;
	onPick: (order: Order) => void;
}

/** Switches between the newest and the oldest entry first. */
export function OrderSwitch({ order, t, onPick }: Props) {
	return (
		<Switch
			label={t.order}
			choices={[
				{ value: 'newest', label: t.newestFirst },
				{ value: 'oldest', label: t.oldestFirst },
			]}
			value={order}
			onPick={onPick}
		/>
	);
}
