import { type SyntheticEvent, useId, useRef, useState } from 'react';
import type { Creep3dMessages } from '#i18n/messages/creep3d/index.ts';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import { type CityId, cities, cityIds, toCityId } from '#live/cities.ts';
import type { WeatherLine } from './use-weather-line.ts';

interface Props {
	sky: WeatherLine;
	t: Pick<Creep3dMessages, 'city' | 'get' | 'clear' | 'cities' | 'otherCity'>;
	/** Said and shown for a blank name. */
	blank: string;
	cityNames: Readonly<Record<CityId, string>>;
}

/** The city of the weather line: by its name, or from a list. */
export function CityForm({ sky, t, blank, cityNames }: Props) {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [name, setName] = useState('');
	const [refusal, setRefusal] = useNotice();
	useSaid(sky.problem);

	function get(event: SyntheticEvent) {
		event.preventDefault();
		const isBlank = name.trim() === '';
		setRefusal(isBlank ? blank : '');
		if (isBlank) field.current?.focus();
		else sky.find(name.trim());
	}

	return (
		<form className="stage-group" onSubmit={get}>
			<div className="field">
				<label htmlFor={`${id}-name`}>{t.city}</label>
				<input
					ref={field}
					id={`${id}-name`}
					type="text"
					autoComplete="off"
					spellCheck={false}
					maxLength={200}
					value={name}
					aria-invalid={refusal !== '' || (name !== '' && name.trim() === sky.missing)}
					aria-describedby={refusal || sky.problem ? `${id}-refusal` : undefined}
					onChange={(event) => {
						setName(event.currentTarget.value);
						setRefusal('');
					}}
				/>
			</div>
			<div className="stage-row">
				<button type="submit" className="button primary">
					{t.get}
				</button>
				<button
					type="button"
					className="button"
					aria-disabled={name === '' || undefined}
					onClick={() => {
						setName('');
						field.current?.focus();
					}}
				>
					{t.clear}
				</button>
			</div>
			<p id={`${id}-refusal`} className="stage-refusal">
				{refusal || sky.problem}
			</p>
			<div className="field">
				<label htmlFor={`${id}-list`}>{t.cities}</label>
				<select
					id={`${id}-list`}
					value={toCityId(sky.place) ?? ''}
					onChange={(event) => {
						const city = cityIds.find((known) => known === event.currentTarget.value);
						if (city) sky.pick(cities[city]);
					}}
				>
					{toCityId(sky.place) === undefined && (
						<option value="">{sky.place.name || t.otherCity}</option>
					)}
					{cityIds.map((city) => (
						<option key={city} value={city}>
							{cityNames[city]}
						</option>
					))}
				</select>
			</div>
		</form>
	);
}
