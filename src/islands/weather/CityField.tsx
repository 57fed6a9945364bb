import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { usePart } from '#islands/shared/use-part.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { Place } from '#live/place.ts';
import type { ShownList } from './CitySuggestions.tsx';
import type { WeatherWords } from './shown.ts';
import type { PlaceSearch } from './use-place-search.ts';

interface Props {
	locale: Locale;
	search: PlaceSearch;
	t: WeatherWords;
	onPick: (place: Place) => void;
}

const loadList = async () =>
	(await loadModule(() => import('./CitySuggestions.tsx'))).CitySuggestions;

/** The field for a city, a combobox once something is typed: `CitySuggestions` has the list and its keys. */
export function CityField({ locale, search, t, onPick }: Props) {
	const id = `city${useId()}`;
	const field = useRef<HTMLInputElement>(null);
	const [text, setText] = useState('');
	/** The text to suggest cities for; undefined while the list is closed. */
	const [typed, setTyped] = useState<string>();
	const [shown, setShown] = useState<ShownList>();
	const [empty, setEmpty] = useState(false);
	const [list] = usePart(loadList, typed !== undefined);

	/** `whole` is false while an input method composes: nothing is looked for by half a word. */
	function type(next: string, whole = true) {
		setText(next);
		setTyped(whole ? next : undefined);
		if (next.trim() !== '') setEmpty(false);
	}

	function close() {
		setTyped(undefined);
	}

	function pick(next: Place) {
		setText(next.name);
		setEmpty(false);
		close();
		onPick(next);
	}

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		close();
		if (text.trim() === '') {
			setEmpty(true);
			say(t.empty);
			field.current?.focus();
			return;
		}
		search.find({ name: text.trim() });
	}

	function locate() {
		setEmpty(false);
		search.locate();
	}

	function clear() {
		type('');
		close();
		field.current?.focus();
	}

	function open(event: KeyboardEvent) {
		const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
		if (shown || !arrow || event.altKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		setTyped(text);
	}

	function describe(): string {
		if (empty) return t.empty;
		if (search.searching === undefined) return '';
		return search.searching === '' ? t.locating : fill(t.searching, { name: search.searching });
	}

	/** What is in the field names no place. */
	const unknown =
		search.problem !== undefined &&
		search.problem.name !== '' &&
		search.problem.name === text.trim();
	const notice = describe();
	useSaid(empty ? '' : notice);
	useSaid(shown ? plural(locale, t.suggested, shown.count) : '', 'search');

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
						aria-expanded={shown !== undefined}
						aria-controls={shown && `${id}-list`}
						aria-activedescendant={shown?.marked}
						aria-invalid={empty || unknown}
						aria-describedby={`${id}-hint${empty ? ` ${id}-notice` : ''}${unknown ? ' city-problem' : ''}`}
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
						onKeyDown={open}
						onBlur={close}
					/>
					{text !== '' && (
						<button type="button" className="icon-button city-clear" onClick={clear}>
							<Icon path="M6 6l12 12M18 6 6 18" />
							<span className="hidden-words">{t.clear}</span>
						</button>
					)}
					{typed !== undefined && list.state === 'ready' && (
						<list.Component
							key={typed}
							{...{ locale, id, field, t }}
							text={typed}
							onPick={pick}
							onClose={close}
							onShown={setShown}
						/>
					)}
				</div>
				<button type="submit" className="button primary">
					{t.get}
				</button>
				<button type="button" className="icon-button city-locate" onClick={locate}>
					<Icon path="M12 6a6 6 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M12 2v4m0 12v4M2 12h4m12 0h4" />
					<span className="hidden-words">{t.locate}</span>
				</button>
			</form>
			<p id={`${id}-hint`} className="hidden-words">
				{t.hint}
			</p>
			{notice && <p id={`${id}-notice`}>{notice}</p>}
		</div>
	);
}
