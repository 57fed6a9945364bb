import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { ViewWords } from '#islands/shared/list-words.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { TickerSwitch } from './TickerSwitch.tsx';

interface Props {
	view: ListLayout;
	ticker: 'on' | 'off';
	t: ViewWords;
	live: LiveMessages['ticker'];
	onView: (view: ListLayout) => void;
	onTicker: (ticker: 'on' | 'off') => void;
}

/** List or table, and whether the line of text is shown. */
export function ViewBar({ view, ticker, t, live, onView, onTicker }: Props) {
	return (
		<div className="live-bar">
			<ViewSwitch view={view} t={t} onPick={onView} />
			<TickerSwitch ticker={ticker} t={live} onPick={onTicker} />
		</div>
	);
}
