import { useEffect, useState } from 'react';
import { isStored } from '#browser/is-stored.ts';
import { loadModule } from '#browser/load-module.ts';
import { fill } from '#i18n/messages.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { isolate, type Place } from '#live/place.ts';
import { toCityName } from '#live/weather-fields.ts';
import type { SavedCitiesProps } from './SavedCities.tsx';

const loadCities = () =>
	loadModule(() => import('./SavedCities.tsx')).then(({ SavedCities }) => SavedCities);

/** The saved cities under their heading. Their script loads where there are any, or when the first one is saved. */
export function SavedSection({ wanted, ...props }: SavedSectionProps) {
	const [some, setSome] = useState(false);
	const [adding, setAdding] = useState<readonly Place[]>([]);
	const [part] = usePart(loadCities, wanted && (some || adding.length > 0));
	const { place, t } = props;

	// Only the browser knows.
	useEffect(() => setSome(isStored('weatherCities')), []);

	return (
		<section aria-labelledby="weather-saved" className="weather-saved">
			<h2 id="weather-saved" className="weather-title">
				{t.saved.title}
			</h2>
			{part.state === 'ready' && <part.Component {...props} adding={adding} />}
			{part.state !== 'ready' && !some && (
				<div className="saved-add">
					<button type="button" className="button" onClick={() => setAdding([...adding, place])}>
						{fill(t.saved.add, { city: isolate(toCityName(place, t)) })}
					</button>
					<p className="quiet">{t.saved.empty}</p>
				</div>
			)}
		</section>
	);
}

interface SavedSectionProps extends Omit<SavedCitiesProps, 'adding'> {
	/** False until the page has its weather. */
	wanted: boolean;
}
