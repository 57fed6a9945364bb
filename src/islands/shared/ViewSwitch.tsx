import type { ViewWords } from './list-words.ts';
import { Switch } from './Switch.tsx';

/** How the entries of a page are shown: as a list, which may be one of cards, or as a table. */
export type ListLayout = 'list' | 'table';

interface Props {
	view: ListLayout;
	t: ViewWords;
	onPick: (view: ListLayout) => void;
}

/** Switches between list and table. */
export function ViewSwitch({ view, t, onPick }: Props) {
	return (
		<Switch
			label={t.view}
			choices={[
				{ value: 'list', label: t.list },
				{ value: 'table', label: t.table },
			]}
			value={view}
			onPick={onPick}
		/>
	);
}
