import { useStore } from '@nanostores/react';
import type { Locale } from '#i18n/locales.ts';
import type { StateWords } from '#i18n/messages/live/index.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { defaultCity } from '#live/cities.ts';
import { toCityName } from '#live/weather-words.ts';
import { $pickedPlace, $shownPlace } from '#tools/weather/shown-place.ts';
import { $weatherUnits } from '#tools/weather/units.ts';
import { SavedCities } from './SavedCities.tsx';
import { type Widget, WidgetSwitch } from './WidgetSwitch.tsx';

interface Props {
	locale: Locale;
	widget?: Widget | undefined;
	t: Pick<
		WeatherMessages,
		'cities' | 'here' | 'imperial' | 'metric' | 'saved' | 'skies' | 'unitsLabel'
	>;
	live: StateWords;
}

/** Below the weather: the saved cities, the units and, on a site with a key, the official widget. An island that starts once the page is idle, so that Tab reaches its buttons. */
export function WeatherExtras({ locale, widget, t, live }: Props) {
	const root = useReady<HTMLDivElement>();
	const units = useSaved($weatherUnits, 'metric');
	const place = useStore($shownPlace, { ssr: () => defaultCity });

	return (
		<div ref={root} className="live-tool weather-extras needs-js">
			<SavedCities
				{...{ locale, units, place, t, live }}
				onPick={(city) => $pickedPlace.set(city)}
			/>
			<div className="live-bar">
				<Switch
					label={t.unitsLabel}
					choices={[
						{ value: 'metric', label: t.metric },
						{ value: 'imperial', label: t.imperial },
					]}
					value={units}
					onPick={(next) => $weatherUnits.set(next)}
				/>
			</div>
			{widget && <WidgetSwitch {...{ locale, place, ...widget }} city={toCityName(place, t)} />}
		</div>
	);
}
