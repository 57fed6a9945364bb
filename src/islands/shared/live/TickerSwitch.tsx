import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';

interface Props {
	ticker: 'on' | 'off';
	t: LiveMessages['ticker'];
	onPick: (ticker: 'on' | 'off') => void;
}

/** Whether the line of text is shown. */
export function TickerSwitch({ ticker, t, onPick }: Props) {
	return (
		<div className="live-choice">
			<span aria-hidden="true">{t.show}</span>
			<Switch
				label={t.show}
				choices={[
					{ value: 'on', label: t.on },
					{ value: 'off', label: t.off },
				]}
				value={ticker}
				onPick={onPick}
			/>
		</div>
	);
}
