import type { Locale } from '#i18n/locales.ts';
import type { Creep3dMessages } from '#i18n/messages/creep3d/index.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { WeatherWords } from '#i18n/messages/weather/index.ts';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { ClockNotice } from '#islands/shared/live/ClockNotice.tsx';
import { SpeedField } from '#islands/shared/ticker/SpeedField.tsx';
import type { LineId } from '#tools/ticker/lines-3d.ts';
import { CityForm } from './CityForm.tsx';
import type { Line } from './use-line-items.ts';
import { lineIds } from './use-shown-lines.ts';
import type { WeatherLine } from './use-weather-line.ts';

interface Props {
	locale: Locale;
	shown: Readonly<Record<LineId, boolean>>;
	onShow: (id: LineId, isShown: boolean) => void;
	lines: Readonly<Record<LineId, Line>>;
	sky: WeatherLine;
	t: Omit<Creep3dMessages, 'notes' | 'still'>;
	weather: WeatherWords;
	live: LiveMessages;
}

/** Which lines are shown, of which city, and the lines as text for those who do not see them. */
export function LinesPanel({ locale, shown, onShow, lines, sky, t, weather, live }: Props) {
	return (
		<>
			<Clock locale={locale} label={t.date} />
			<ClockNotice locale={locale} t={live} />
			<fieldset className="stage-group stage-plain">
				<legend className="stage-label">{t.lines}</legend>
				{lineIds.map((id) => (
					<label key={id} className="stage-check">
						<input
							type="checkbox"
							checked={shown[id]}
							onChange={(event) => onShow(id, event.currentTarget.checked)}
						/>
						{t.line[id]}
					</label>
				))}
			</fieldset>
			<div className="stage-group stage-row creep3d-speed">
				<SpeedField locale={locale} t={live.ticker} />
			</div>
			<CityForm sky={sky} t={t} blank={weather.empty} cityNames={weather.cities} />
			{lineIds.map(
				(id) =>
					shown[id] && (
						<ul key={id} className="hidden-words" aria-label={t.line[id]}>
							{lines[id].items.map(({ label, value }) => (
								<li key={label}>{`${label} ${value}`}</li>
							))}
						</ul>
					),
			)}
		</>
	);
}
