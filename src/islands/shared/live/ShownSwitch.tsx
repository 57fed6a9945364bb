import { Switch } from '#islands/shared/Switch.tsx';

interface Props {
	shown: boolean;
	/** What is shown or not, and the words for the two. */
	t: { show: string; on: string; off: string };
	onPick: (shown: boolean) => void;
}

/** Whether a line that moves is shown. */
export function ShownSwitch({ shown, t, onPick }: Props) {
	return (
		<div className="live-choice">
			<span aria-hidden="true">{t.show}</span>
			<Switch
				label={t.show}
				choices={[
					{ value: 'on', label: t.on, name: `${t.on}: ${t.show}` },
					{ value: 'off', label: t.off, name: `${t.off}: ${t.show}` },
				]}
				value={shown ? 'on' : 'off'}
				onPick={(next) => onPick(next === 'on')}
			/>
		</div>
	);
}
