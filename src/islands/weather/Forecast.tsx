import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { listDays, listHours } from '#live/forecast.ts';
import { toLocalTime } from '#live/local-time.ts';
import type { Weather } from '#live/weather.ts';
import { Hours } from './Hours.tsx';
import { HoursTable } from './HoursTable.tsx';
import type { Shown } from './shown.ts';
import { Week } from './Week.tsx';
import { WeekTable } from './WeekTable.tsx';

const shownHours = 48;

interface Props extends Shown {
	view: ListLayout;
	weather: Weather | undefined;
	now: number;
	/** The weather is not of now. */
	old: boolean;
	/** There is nothing to draw: no answer yet, or none at all. */
	waiting: boolean;
	onView: (view: ListLayout) => void;
}

/**
 * The hours and the days to come: drawn, or as tables. Past hours and days are not shown, however old the forecast is.
 */
export function Forecast(props: Props) {
	const { locale, units, view, weather, now, old, waiting, t, onView } = props;
	const today = weather ? toLocalTime(now, weather.zone).slice(0, 10) : '';
	const hours = weather ? listHours(weather, now, shownHours) : [];
	const days = weather ? listDays(weather, now) : [];
	const shown = { locale, units, t };
	const drawn = view === 'list';
	return (
		<>
			<section aria-labelledby="weather-hours" className="weather-hours">
				<div className="weather-bar">
					<h2 id="weather-hours" className="weather-title">
						{t.hours}
					</h2>
					<ViewSwitch view={view} t={t} onPick={onView} />
				</div>
				{waiting ? (
					<div className="hours-room" />
				) : drawn ? (
					<Hours {...shown} {...{ hours, today }} />
				) : (
					<HoursTable {...shown} hours={hours} />
				)}
			</section>
			<section aria-labelledby="weather-outlook" className="weather-week">
				<h2 id="weather-outlook" className="weather-title">
					{t.outlook}
				</h2>
				{drawn ? (
					<div className="week-room">
						{!waiting && (
							<Week
								{...shown}
								{...{ days, today }}
								temperature={old ? undefined : weather?.temperature}
							/>
						)}
					</div>
				) : (
					!waiting && <WeekTable {...shown} {...{ days, today }} />
				)}
			</section>
		</>
	);
}
