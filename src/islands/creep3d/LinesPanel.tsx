import type { Locale } from '#i18n/locales.ts';
import type { Creep3dMessages } from '#i18n/messages/creep3d/index.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { SpeedField } from '#islands/shared/ticker/SpeedField.tsx';
import {
	$cryptosCreepView3d,
	$ratesCreepView3d,
	$weatherCreepView3d,
} from '#tools/ticker/creep-views.ts';
import type { LineId, LineItem } from '#tools/ticker/lines-3d.ts';
import { CityForm } from './CityForm.tsx';
import type { WeatherLine } from './use-weather-line.ts';

interface Props {
	locale: Locale;
	shown: Readonly<Record<LineId, boolean>>;
	lines: Readonly<Record<LineId, readonly LineItem[]>>;
	sky: WeatherLine;
	t: Omit<Creep3dMessages, 'notes' | 'still'>;
	weather: Omit<WeatherMessages, 'notes'>;
	/** Of the speed. */
	ticker: LiveMessages['ticker'];
}

const views = {
	weather: $weatherCreepView3d,
	rates: $ratesCreepView3d,
	cryptos: $cryptosCreepView3d,
};

/** Which lines are shown, of which city, and the lines as text for those who do not see them. */
export function LinesPanel({ locale, shown, lines, sky, t, weather, ticker }: Props) {
	return (
		<>
			<Clock locale={locale} label={t.date} />
			<fieldset className="stage-group stage-plain">
				<legend className="stage-label">{t.lines}</legend>
				{(['weather', 'rates', 'cryptos'] as const).map((id) => (
					<label key={id} className="stage-check">
						<input
							type="checkbox"
							checked={shown[id]}
							onChange={(event) => views[id].set(event.currentTarget.checked)}
						/>
						{t.line[id]}
					</label>
				))}
			</fieldset>
			<div className="stage-group stage-row creep3d-speed">
				<SpeedField locale={locale} t={ticker} />
			</div>
			<CityForm sky={sky} t={t} cityNames={weather.cities} />
			{(['weather', 'rates', 'cryptos'] as const).map(
				(id) =>
					shown[id] && (
						<p key={id} className="hidden-words">
							{t.line[id]}: {lines[id].map(({ label, value }) => `${label} ${value}`).join('; ')}
						</p>
					),
			)}
		</>
	);
}
