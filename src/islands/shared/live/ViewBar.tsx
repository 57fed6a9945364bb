import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';

export type View = 'list' | 'table';

interface Props {
	view: View;
	ticker: 'on' | 'off';
	t: { view: string; list: string; table: string };
	live: LiveMessages['ticker'];
	onView: (view: View) => void;
	onTicker: (ticker: 'on' | 'off') => void;
}

/** List or table, and whether the line of text is shown. */
export function ViewBar({ view, ticker, t, live, onView, onTicker }: Props) {
	return (
		<div className="live-bar">
			<Switch
				label={t.view}
				choices={[
					{ value: 'list', label: t.list },
					{ value: 'table', label: t.table },
				]}
				value={view}
				onPick={onView}
			/>
			<div className="live-choice">
				<span aria-hidden="true">{live.show}</span>
				<Switch
					label={live.show}
					choices={[
						{ value: 'on', label: live.on },
						{ value: 'off', label: live.off },
					]}
					value={ticker}
					onPick={onTicker}
				/>
			</div>
		</div>
	);
}
