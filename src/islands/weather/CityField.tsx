import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/messages.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { isolate, type Place } from '#live/place.ts';
import type { WeatherWords } from './shown.ts';
import type { PlaceSearch } from './use-place-search.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
	locale: Locale;
	search: PlaceSearch;
	t: WeatherWords;
	onPick: (place: Place) => void;
}

const loadList = async () =>
	(await loadModule(() => import('./CitySuggestions.tsx'))).CitySuggestions;

/**
 * The field for a city with its suggestions, by the pattern of an editable combobox: arrows go through
 * the list while the focus stays in the field, Enter takes one, Escape closes the list.
 */
export function CityField({ locale, search, t, onPick }: Props) {
	const id = `city${useId()}`;
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState('');
	/** The text to suggest cities for; undefined while the list is closed. */
	const [typed, setTyped] = useState<string>();
	const [active, setActive] = useState(-1);
	const [empty, setEmpty] = useState(false);
	const places = useSuggestions(locale, typed);
	const [list] = usePart(loadList, typed !== undefined);
	const open = places.length > 0 && list.state === 'ready';
	const picked = open ? places[active] : undefined;

	/** `whole` is false while an input method composes: nothing is looked for by half a word. */
	function type(next: string, whole = true) {
		setText(next);
		setTyped(whole ? next : undefined);
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
		search.find({ name: text.trim() });
	}

	function clear() {
		type('');
		close();
		field.current?.focus();
	}

	function move(event: KeyboardEvent) {
		// The keys are those of the candidate window.
		if (event.nativeEvent.isComposing) return;
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
		if (search.searching === '') return t.locating;
		if (search.searching !== undefined)
			return fill(t.searching, { name: isolate(search.searching) });
		return open ? plural(locale, t.suggested, places.length) : '';
	}

	return (
		<div className="city">
			<form className="city-form" onSubmit={submit}>
				<div className="field city-field">
					<label htmlFor={id} className="hidden-words">
						{t.city}
					</label>
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
						dir="auto"
						placeholder={t.find}
						value={text}
						onChange={({ currentTarget, nativeEvent }) => {
							const composing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
							type(currentTarget.value, !composing);
						}}
						onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
						onKeyDown={move}
						onBlur={close}
					/>
					{text !== '' && (
						<button type="button" className="icon-button city-clear" onClick={clear}>
							<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
								<path d="M6 6l12 12M18 6 6 18" />
							</svg>
							<span className="hidden-words">{t.clear}</span>
						</button>
					)}
					{open && <list.Component {...{ locale, id, places, active, t }} onPick={pick} />}
				</div>
				<button type="submit" className="button primary">
					{t.get}
				</button>
				<button type="button" className="icon-button city-locate" onClick={search.locate}>
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path d="M12 6a6 6 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M12 2v4m0 12v4M2 12h4m12 0h4" />
					</svg>
					<span className="hidden-words">{t.locate}</span>
				</button>
			</form>
			<p id={`${id}-hint`} className="hidden-words">
				{t.hint}
			</p>
			<p
				role="status"
				className={empty || search.searching !== undefined ? undefined : 'hidden-words'}
			>
				{describe()}
			</p>
		</div>
	);
}
