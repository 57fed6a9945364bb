import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { WantedCity } from '#tools/weather/city-address.ts';
import type { WeatherWords } from './shown.ts';
import type { PlaceProblem, PlaceSearch } from './use-place-search.ts';

interface Props {
	search: PlaceSearch;
	/** The city that the visit begins with and that could not be looked up. */
	missing: WantedCity | undefined;
	/** The name of the city that is shown. */
	city: string;
	/** Why there is no weather; the page gives this reason already. */
	failure: PlaceProblem['reason'] | undefined;
	t: WeatherWords;
	reasons: LiveMessages['reasons'];
}

/** Why the city that the visitor wants is not shown. */
export function PlaceNotice({ search, missing, city, failure, t, reasons }: Props) {
	const { problem } = search;
	const keeps = missing && problem?.reason !== 'not-found' && problem?.reason !== 'too-short';
	const isShown = keeps && problem?.reason === failure;
	const sentences = [
		problem && !isShown && describe(problem, city, t, reasons),
		keeps && fill(t.kept, { name: missing.name, city }),
	];
	const words = sentences.filter(Boolean).join(' ');
	useSaid(words);
	if (words === '') return null;
	return (
		<div className="weather-problem">
			<p id="city-problem">{words}</p>
			{keeps && (
				<button type="button" className="button" onClick={() => search.find(missing)}>
					{t.retry}
				</button>
			)}
		</div>
	);
}

function describe(
	{ name, reason }: PlaceProblem,
	city: string,
	t: WeatherWords,
	reasons: LiveMessages['reasons'],
): string {
	switch (reason) {
		case 'not-found':
			return `${t.error}: ${t.unknownCity}. ${fill(t.notFound, { name })} ${fill(t.shownFor, { city })}`;
		case 'too-short':
			return t.tooShort;
		case 'denied':
			return t.denied;
		case 'no-position':
			return t.noPosition;
		default:
			return reasons[reason];
	}
}
