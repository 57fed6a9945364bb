import { cities, cityIds } from '#live/cities.ts';
import type { Place } from '#live/place.ts';
import type { WeatherWords } from './shown.ts';

interface Props {
	/** The city that is shown. */
	place: Place;
	t: WeatherWords;
	onPick: (place: Place) => void;
}

/** Eight cities, a button each. */
export function CityChips({ place, t, onPick }: Props) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons.
		<div role="group" aria-label={t.cityButtons} className="city-buttons">
			{cityIds.map((city) => (
				<button
					key={city}
					type="button"
					className="button pick"
					aria-pressed={place.id === cities[city].id}
					onClick={() => onPick(cities[city])}
				>
					{t.cities[city]}
				</button>
			))}
		</div>
	);
}
