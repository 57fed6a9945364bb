import { useId } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useUnits } from '#islands/shared/use-units.ts';
import { chooseUnit } from '#live/chosen-units.ts';
import { unitChoices } from '#live/weather-units.ts';

interface Props {
	locale: Locale;
	t: Pick<WeatherMessages, 'units' | 'unitsLabel' | 'unitKinds'>;
}

const kinds = ['temperature', 'wind', 'rain', 'pressure', 'clock'] as const;

/** The units of the weather, each to be changed by itself. */
export function UnitChoices({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const units = useUnits(locale);
	const id = useId();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend.
		<div ref={root} role="group" aria-label={t.unitsLabel} className="unit-choices needs-js">
			{kinds.map((kind) => (
				<div key={kind} className="field">
					<label htmlFor={`${id}${kind}`}>{t.unitKinds[kind]}</label>
					<select
						id={`${id}${kind}`}
						value={units[kind]}
						onChange={(event) => chooseUnit(kind, event.currentTarget.value)}
					>
						{unitChoices[kind].map((unit) => (
							<option key={unit} value={unit}>
								{t.units[unit]}
							</option>
						))}
					</select>
				</div>
			))}
		</div>
	);
}
