import { listDays, listHours } from '#live/forecast.ts';
import { toLocalTime } from '#live/local-time.ts';
import type { Weather } from '#live/weather.ts';
import { Hours } from './Hours.tsx';
import { RainWords } from './RainWords.tsx';
import type { Shown, WeatherTables } from './shown.ts';
import { Week } from './Week.tsx';

const shownHours = 48;

interface Props extends Shown {
	/** The tables to show instead of the drawings. */
	tables: WeatherTables | undefined;
	weather: Weather | undefined;
	now: number;
	/** The weather is not of now. */
	old: boolean;
	/** There is nothing to draw: no answer yet, or none at all. */
	waiting: boolean;
}

/**
 * The hours and the days to come: drawn, or as tables. Past hours and days are not shown, however old the forecast is.
 */
export function Forecast(props: Props) {
	const { locale, units, tables, weather, now, old, waiting, t } = props;
	const today = weather ? toLocalTime(now, weather.zone).slice(0, 10) : '';
	const hours = weather ? listHours(weather, now, shownHours) : [];
	const days = weather ? listDays(weather, now) : [];
	const shown = { locale, units, t };
	return (
		<>
			<section aria-labelledby="weather-hours" className="weather-hours">
				<div className="weather-bar">
					<h2 id="weather-hours" className="weather-title">
						{t.hours}
					</h2>
					<RainWords {...shown} hours={hours} />
				</div>
				{waiting ? (
					<div className="hours-room" />
				) : tables ? (
					<tables.HoursTable {...shown} hours={hours} />
				) : (
					<Hours {...shown} {...{ hours, today, now }} />
				)}
			</section>
			<section aria-labelledby="weather-outlook" className="weather-week">
				<h2 id="weather-outlook" className="weather-title">
					{t.outlook}
				</h2>
				{tables ? (
					!waiting && <tables.WeekTable {...shown} {...{ days, today }} />
				) : (
					<div className="week-room">
						{!waiting && (
							<Week
								{...shown}
								{...{ days, today }}
								temperature={old ? undefined : weather?.temperature}
							/>
						)}
					</div>
				)}
			</section>
		</>
	);
}
