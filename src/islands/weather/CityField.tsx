import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { cities, cityIds } from '#live/cities.ts';
import type { Place } from '#live/place.ts';
import type { PlaceSearch } from './use-place-search.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
	locale: Locale;
	/** The city whose weather is shown. */
	place: Place;
	search: PlaceSearch;
	t: Omit<WeatherMessages, 'notes'>;
	onPick: (place: Place) => void;
}

/**
 * The field for a city with its suggestions, by the pattern of an editable combobox: arrows go through
 * the list while the focus stays in the field, Enter takes one, Escape closes the list.
 */
export function CityField({ locale, place, search, t, onPick }: Props) {
	const id = `city${useId()}`;
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState('');
	/** What suggestions are wanted for; nothing while the list is closed. */
	const [typed, setTyped] = useState<string>();
	const [active, setActive] = useState(-1);
	const [empty, setEmpty] = useState(false);
	const places = useSuggestions(locale, typed);
	const open = places.length > 0;
	const picked = open ? places[active] : undefined;

	function type(next: string) {
		setText(next);
		setTyped(next);
		setActive(-1);
		setEmpty(false);
	}

	function close() {
		setTyped(undefined);
		setActive(-1);
	}

	function pick(next: Place) {
		setText(next.name);
		close();
		onPick(next);
	}

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		if (picked) return pick(picked);
		close();
		if (text.trim() === '') {
			setEmpty(true);
			field.current?.focus();
			return;
		}
		search.find(text.trim());
	}

	function clear() {
		type('');
		close();
		field.current?.focus();
	}

	function move(event: KeyboardEvent) {
		const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
		const step = steps[event.key];
		if (event.key === 'Escape' && open) {
			event.preventDefault();
			close();
		} else if (step !== undefined && !event.altKey) {
			event.preventDefault();
			if (!open) return setTyped(text);
			// Before the first is the field itself.
			setActive(((active + 1 + step + places.length + 1) % (places.length + 1)) - 1);
		}
	}

	function describe(): string {
		if (empty) return t.empty;
		if (search.searching !== undefined) return fill(t.searching, { name: search.searching });
		return open ? plural(locale, t.suggested, places.length) : '';
	}

	return (
		<div className="city">
			<form className="city-form" onSubmit={submit}>
				<div className="field city-field">
					<label htmlFor={id}>{t.city}</label>
					<input
						ref={field}
						id={id}
						type="text"
						role="combobox"
						aria-autocomplete="list"
						aria-expanded={open}
						aria-controls={open ? `${id}-list` : undefined}
						aria-activedescendant={picked && `${id}-${active}`}
						aria-describedby={`${id}-hint`}
						autoComplete="off"
						spellCheck={false}
						maxLength={200}
						value={text}
						onChange={(event) => type(event.currentTarget.value)}
						onKeyDown={move}
						onBlur={close}
					/>
					{open && (
						<div id={`${id}-list`} role="listbox" aria-label={t.suggestions}>
							{places.map((each, index) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
								<div
									key={each.id}
									id={`${id}-${index}`}
									role="option"
									className="pick"
									aria-selected={index === active}
									tabIndex={-1}
									// The focus stays in the field, or leaving it would close the list before the click.
									onPointerDown={(event) => event.preventDefault()}
									onClick={() => pick(each)}
								>
									{each.name}
									<span className="quiet">
										{[each.region, toCountryName(locale, each.country)].filter(Boolean).join(', ')}
									</span>
								</div>
							))}
						</div>
					)}
				</div>
				<button type="button" className="button" disabled={text === ''} onClick={clear}>
					{t.clear}
				</button>
				<button type="submit" className="button primary">
					{t.get}
				</button>
			</form>
			<p id={`${id}-hint`} className="quiet city-hint">
				{t.hint}
			</p>
			<p role="status" className={empty || search.searching ? undefined : 'hidden-words'}>
				{describe()}
			</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons. */}
			<div role="group" aria-label={t.cityButtons} className="city-buttons">
				{cityIds.map((city) => (
					<button
						key={city}
						type="button"
						className="button pick"
						aria-pressed={place.id === cities[city].id}
						onClick={() => {
							setText('');
							close();
							onPick(cities[city]);
						}}
					>
						{t.cities[city]}
					</button>
				))}
			</div>
		</div>
	);
}
