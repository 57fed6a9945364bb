import { useStore } from '@nanostores/react';
import type { SavingMessages } from '#i18n/messages/records/index.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { $weatherCity } from '#live/weather-city.ts';
import { $savedCities } from '#tools/weather/saved-cities.ts';

/** Reports what the browser does not store of the cities. Loaded when there is something to store. */
export function WeatherSaving({ t }: { t: SavingMessages & { lost: string } }) {
	const texts = {
		weatherCities: JSON.stringify(useStore($savedCities)),
		weatherCity: JSON.stringify(useStore($weatherCity)),
	};
	return <Saving file="cities" texts={texts} first={{}} t={t} />;
}
