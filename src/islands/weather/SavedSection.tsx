import { useEffect, useState } from 'react';
import { isStored } from '#browser/is-stored.ts';
import { loadModule } from '#browser/load-module.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { PartNotice } from '#islands/shared/PartNotice.tsx';
import { usePart } from '#islands/shared/use-part.ts';
import { isolate, type Place } from '#live/place.ts';
import { toCityName } from '#live/weather-words.ts';
import type { SavedCitiesProps } from './SavedCities.tsx';

const loadCities = () =>
	loadModule(() => import('./SavedCities.tsx')).then(({ SavedCities }) => SavedCities);

/** The saved cities under their heading. Their script loads where there are any, or when the first one is saved. */
export function SavedSection({ words, ...props }: SavedSectionProps) {
	const [some, setSome] = useState(false);
	const [adding, setAdding] = useState<readonly Place[]>([]);
	const [part, retry] = usePart(loadCities, some || adding.length > 0);
	const { place, t } = props;

	// Only the browser knows.
	useEffect(() => setSome(isStored('weatherCities')), []);

	return (
		<section aria-labelledby="weather-saved" className="weather-saved">
			<h2 id="weather-saved" className="weather-title">
				{t.saved.title}
			</h2>
			{part.state === 'ready' && <part.Component {...props} adding={adding} />}
			{part.state === 'failed' && <PartNotice t={words} onAgain={retry} />}
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
	words: LiveMessages['part'];
}
