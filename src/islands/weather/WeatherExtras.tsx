import { useStore } from '@nanostores/react';
import type { Locale } from '#i18n/locales.ts';
import type { StateWords } from '#i18n/messages/live/index.ts';
import type { SavingMessages } from '#i18n/messages/records/index.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { defaultCity } from '#live/cities.ts';
import type { Place } from '#live/place.ts';
import { $weatherCity, type SavedCity } from '#live/weather-city.ts';
import { toCityName } from '#live/weather-words.ts';
import { $savedCities } from '#tools/weather/saved-cities.ts';
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
	saving: SavingMessages;
}

/** Below the weather: the saved cities, the units and, on a site with a key, the official widget. An island that starts once the page is idle, so that Tab reaches its buttons. */
export function WeatherExtras({ locale, widget, t, live, saving }: Props) {
	const root = useReady<HTMLDivElement>();
	const units = useSaved($weatherUnits, 'metric');
	const cities = useStore($savedCities);
	const city = useStore($weatherCity);
	const place = useStore($shownPlace, { ssr: () => defaultCity });

	return (
		<div ref={root} className="live-tool weather-extras needs-js">
			<Saving
				file="cities"
				texts={toTexts(cities, city)}
				first={toTexts($savedCities.get(), $weatherCity.get())}
				t={{ ...saving, lost: t.saved.lost }}
			/>
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

/** What should be stored by now, by key. */
function toTexts(weatherCities: readonly Place[], weatherCity: SavedCity): Record<string, string> {
	return {
		weatherCities: JSON.stringify(weatherCities),
		weatherCity: JSON.stringify(weatherCity),
	};
}
