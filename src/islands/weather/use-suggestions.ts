import { useEffect, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import { report } from '#lib/report.ts';
import type { Place } from '#live/place.ts';
import { shortestName, typingMs } from '#tools/weather/typing.ts';

const none: readonly Place[] = [];

/** Places whose name begins with what is typed, once the typing pauses. */
export function useSuggestions(locale: Locale, text: string): readonly Place[] {
	const [found, setFound] = useState<{ text: string; places: readonly Place[] }>();

	useEffect(() => {
		if (text.trim().length < shortestName) return;
		const request = new AbortController();
		const { signal } = request;
		const timer = setTimeout(() => {
			suggest(text, locale, signal).then(
				(places) => {
					if (!signal.aborted) setFound({ text, places });
				},
				(error: unknown) => {
					// The name can be looked for without suggestions.
					if (!signal.aborted) report(error, 'suggest places');
				},
			);
		}, typingMs);
		return () => {
			clearTimeout(timer);
			request.abort();
		};
	}, [locale, text]);

	return found?.text === text ? found.places : none;
}

async function suggest(text: string, locale: Locale, signal: AbortSignal): Promise<Place[]> {
	const { suggestPlaces } = await loadModule(() => import('#tools/weather/find-place.ts'));
	return suggestPlaces(text, locale, signal);
}
