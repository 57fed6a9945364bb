import { type RefObject, useEffect, useState } from 'react';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import { describeRegion, type Place } from '#live/place.ts';
import type { WeatherWords } from './shown.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the field states about its list. */
export interface ShownList {
	count: number;
	/** The id of the option that Enter takes. */
	marked: string | undefined;
}

interface Props {
	locale: Locale;
	/** That of the field: the list and its options have theirs from it. */
	id: string;
	field: RefObject<HTMLInputElement | null>;
	/** What the places are suggested for. Another text is another list: give it as the key too. */
	text: string;
	t: WeatherWords;
	onPick: (place: Place) => void;
	onClose: () => void;
	/** Receives undefined while no place is listed. The same function in each render. */
	onShown: (shown: ShownList | undefined) => void;
}

/**
 * The places that the field suggests, by the pattern of an editable combobox: arrows go through the list while the focus
 * stays in the field, Enter takes one, Escape closes the list.
 */
export function CitySuggestions(props: Props) {
	const { locale, id, field, text, t, onPick, onClose, onShown } = props;
	const places = useSuggestions(locale, text);
	const [active, setActive] = useState(-1);
	const count = places.length;
	const marked = active < 0 ? undefined : `${id}-${active}`;

	useEffect(() => {
		if (count === 0) return;
		onShown({ count, marked });
		return () => onShown(undefined);
	}, [count, marked, onShown]);

	useEffect(() => {
		const input = field.current;
		if (count === 0 || !input) return;
		function move(event: KeyboardEvent) {
			// The keys are those of the candidate window.
			if (event.isComposing || event.altKey) return;
			const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
			const picked = places[active];
			// Before the first is the field itself.
			if (step) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
			else if (event.key === 'Escape') onClose();
			else if (event.key === 'Enter' && picked) onPick(picked);
			else return;
			event.preventDefault();
		}
		input.addEventListener('keydown', move);
		return () => input.removeEventListener('keydown', move);
	}, [field, count, places, active, onPick, onClose]);

	if (count === 0) return;
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
						{describeRegion(place, toCountryName(locale, place.country))}
					</span>
				</div>
			))}
		</div>
	);
}
