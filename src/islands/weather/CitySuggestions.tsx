import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Place } from '#live/place.ts';
import type { WeatherWords } from './shown.ts';

interface Props {
	locale: Locale;
	/** That of the field: the list and its options have theirs from it. */
	id: string;
	places: readonly Place[];
	/** The index of the marked place; -1 for none. */
	active: number;
	t: WeatherWords;
	onPick: (place: Place) => void;
}

/** The places that the field suggests, by the pattern of a listbox. */
export function CitySuggestions({ locale, id, places, active, t, onPick }: Props) {
	return (
		<div id={`${id}-list`} role="listbox" aria-label={t.suggestions}>
			{places.map((place, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
				<div
					key={place.id}
					id={`${id}-${index}`}
					role="option"
					className="pick"
					aria-selected={index === active}
					tabIndex={-1}
					// The focus stays in the field, or leaving it would close the list before the click.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => onPick(place)}
				>
					<bdi>{place.name}</bdi>
					<span className="quiet">
						{[place.region, toCountryName(locale, place.country)].filter(Boolean).join(', ')}
					</span>
				</div>
			))}
		</div>
	);
}
