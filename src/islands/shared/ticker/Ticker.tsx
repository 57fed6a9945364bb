import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useInView } from '#islands/shared/use-in-view.ts';
import { useLessMotion } from '#islands/shared/use-less-motion.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { $tickerPaused, $tickerSpeed } from '#tools/ticker/motion-settings.ts';
import type { TickerItem } from '#tools/ticker/shown-items.ts';
import { usualSpeed } from '#tools/ticker/speed.ts';
import { SpeedField } from './SpeedField.tsx';
import { useMotion } from './use-motion.ts';
import { useRepeats } from './use-repeats.ts';

interface Props {
	locale: Locale;
	/** Names the line for assistive technology. */
	label: string;
	items: readonly TickerItem[];
	t: LiveMessages['ticker'];
}

/**
 * A line of text that moves. It rests when paused, under the pointer, with the focus in it, out of view, in a hidden
 * tab and with reduced motion. Its pause and speed hold for the tickers of all pages, and are remembered.
 */
export function Ticker({ locale, label, items, t }: Props) {
	const stage = useRef<HTMLDivElement>(null);
	const track = useRef<HTMLDivElement>(null);
	const paused = useSaved($tickerPaused, false);
	const [held, setHeld] = useState(false);
	const [focused, setFocused] = useState(false);
	const speed = useSaved($tickerSpeed, usualSpeed);
	const repeats = useRepeats(track);
	const inView = useInView(stage);
	const still = useLessMotion();
	const running = !paused && !held && !focused && inView && !still && items.length > 0;
	useMotion(track, { running, speed, repeats });

	// The look of the controls is known from the first frame on; the state of motion is for tests and styles.
	useEffect(() => {
		if (stage.current) stage.current.dataset.motion = running && speed > 0 ? 'running' : 'resting';
	}, [running, speed]);

	return (
		<div className="ticker">
			<section
				ref={stage}
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled, and rests while it has the focus.
				tabIndex={0}
				className="ticker-stage"
				onPointerEnter={(event) => setHeld(event.pointerType !== 'touch')}
				onPointerLeave={() => setHeld(false)}
				onFocus={() => setFocused(true)}
				onBlur={() => setFocused(false)}
			>
				<ul className="hidden-words">
					{items.map(({ key, label: name, value }) => (
						<li key={key}>{`${name} ${value}`.trim()}</li>
					))}
				</ul>
				<div ref={track} className="ticker-track" aria-hidden="true">
					{Array.from({ length: repeats }, (_, lap) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the repeats are all the same.
						<div key={lap} className="ticker-lap">
							{items.map((item) => (
								<span key={item.key} className="ticker-item" data-trend={item.trend}>
									<span>{item.label}</span> <b>{item.value}</b>
								</span>
							))}
						</div>
					))}
				</div>
			</section>
			<div className="ticker-controls">
				<button type="button" className="button" onClick={() => $tickerPaused.set(!paused)}>
					<Icon path={paused ? 'M7 5v14l12-7z' : 'M8 5v14m8-14v14'} />
					{paused ? t.run : t.pause}
				</button>
				<SpeedField locale={locale} t={t} />
			</div>
			{/* Styles show one of the two: they know the setting of the system before React does. */}
			<p className="ticker-still quiet">{t.still}</p>
		</div>
	);
}
