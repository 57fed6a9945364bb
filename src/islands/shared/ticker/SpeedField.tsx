import { useId } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { $tickerSpeed } from '#tools/ticker/motion-settings.ts';
import { fastest, slowest, speedStep, toSpeed, usualSpeed } from '#tools/ticker/speed.ts';

interface Props {
	locale: Locale;
	t: LiveMessages['ticker'];
}

/** How fast tickers move, flat and in space; saved for all pages. */
export function SpeedField({ locale, t }: Props) {
	const id = `speed${useId()}`;
	const speed = useSaved($tickerSpeed, usualSpeed);
	const shown = formatNumber(locale, speed, { minimumFractionDigits: 1 });
	return (
		<>
			<label htmlFor={id}>{t.speed}</label>
			<input
				id={id}
				type="range"
				min={slowest}
				max={fastest}
				step={speedStep}
				value={speed}
				aria-valuetext={speed === 0 ? t.stopped : fill(t.speedOf, { speed: shown, fastest })}
				onChange={(event) => $tickerSpeed.set(toSpeed(event.currentTarget.value))}
			/>
			<span className="figures" aria-hidden="true">
				{shown}
			</span>
		</>
	);
}
