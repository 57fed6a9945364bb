import { useCallback, useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Reason } from '#live/answer.ts';
import type { Place } from '#live/place.ts';

export interface PlaceSearch {
	/** The name that is being looked for. */
	searching: string | undefined;
	problem: { name: string; reason: Reason } | undefined;
	/** Finds the place with a name; shows `otherwise` if there is no such place. */
	find: (name: string, otherwise?: Place) => void;
	pick: (place: Place) => void;
}

/** Finds the place of a name. A new search, a choice and leaving the page end the one before. */
export function usePlaceSearch(locale: Locale, onFound: (place: Place) => void): PlaceSearch {
	const request = useRef<AbortController>(undefined);
	const [searching, setSearching] = useState<string>();
	const [problem, setProblem] = useState<PlaceSearch['problem']>();

	const begin = useCallback((name: string | undefined) => {
		request.current?.abort();
		request.current = new AbortController();
		setProblem(undefined);
		setSearching(name);
		return request.current.signal;
	}, []);

	const find = useCallback(
		(name: string, otherwise?: Place) => {
			const signal = begin(name);
			look(name, locale, signal).then(
				(found) => {
					if (signal.aborted) return;
					setSearching(undefined);
					if ('place' in found) onFound(found.place);
					else {
						setProblem({ name, reason: found.problem });
						if (otherwise) onFound(otherwise);
					}
				},
				(error: unknown) => {
					if (!signal.aborted) throw error;
				},
			);
		},
		[begin, locale, onFound],
	);

	const pick = useCallback(
		(place: Place) => {
			begin(undefined);
			onFound(place);
		},
		[begin, onFound],
	);

	useEffect(() => () => request.current?.abort(), []);
	return { searching, problem, find, pick };
}

async function look(name: string, locale: Locale, signal: AbortSignal) {
	const { findPlace } = await loadModule(() => import('#tools/weather/find-place.ts'));
	return findPlace(name, locale, signal);
}
