import { fill } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	/** The current step, counted from 0. */
	at: number;
	all: number;
	playing: boolean;
	t: WorkshopMessages['trace'];
	onGo: (place: number) => void;
	onToggle: () => void;
}

const drawings = {
	first: 'M6 5v14M19 5l-9 7 9 7z',
	previous: 'M16 5l-9 7 9 7z',
	play: 'M7 4l13 8-13 8z',
	pause: 'M8 5v14M16 5v14',
	next: 'M8 5l9 7-9 7z',
	last: 'M18 5v14M5 5l9 7-9 7z',
} as const;

/** Back, forth, play, and a slider, which has the arrow keys. A button at its end keeps the focus. */
export function TraceControls({ at, all, playing, t, onGo, onToggle }: Props) {
	const position = fill(t.position, { at: at + 1, all });
	const buttons = [
		{ name: 'first', idle: at === 0, act: () => onGo(0) },
		{ name: 'previous', idle: at === 0, act: () => onGo(at - 1) },
		{ name: playing ? 'pause' : 'play', idle: false, act: onToggle },
		{ name: 'next', idle: at === all - 1, act: () => onGo(at + 1) },
		{ name: 'last', idle: at === all - 1, act: () => onGo(all - 1) },
	] as const;
	return (
		<div className="trace-controls">
			<div className="trace-buttons">
				{buttons.map(({ name, idle, act }, place) => (
					<button
						// biome-ignore lint/suspicious/noArrayIndexKey: play and pause are one button.
						key={place}
						type="button"
						className="icon-button"
						aria-label={t[name]}
						title={t[name]}
						aria-disabled={idle}
						onClick={() => {
							if (!idle) act();
						}}
					>
						<Icon path={drawings[name]} />
					</button>
				))}
			</div>
			<label className="hidden-words" htmlFor="trace-step">
				{t.step}
			</label>
			<input
				id="trace-step"
				type="range"
				min={1}
				max={all}
				value={at + 1}
				aria-valuetext={position}
				onChange={({ target }) => onGo(Number(target.value) - 1)}
			/>
			<span className="trace-position">{position}</span>
		</div>
	);
}
