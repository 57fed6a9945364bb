import { useCallback, useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import { report } from '#lib/report.ts';
import type { Reason } from '#live/answer.ts';
import type { Place } from '#live/place.ts';
import type { WantedCity } from '#tools/weather/city-address.ts';
import { shortestName } from '#tools/weather/typing.ts';
import type { PositionProblem } from './find-position.ts';

export interface PlaceProblem {
	/** The name that was looked for; empty for the visitor's own place. */
	name: string;
	reason: Reason | PositionProblem | 'too-short';
}

export interface PlaceSearch {
	/** The name that is being looked for; empty while it is the visitor's own place. */
	searching: string | undefined;
	problem: PlaceProblem | undefined;
	find: (wanted: WantedCity) => void;
	locate: () => void;
	/** Ends the search, and removes its error message. */
	stop: () => void;
}

type Outcome = { place: Place } | { problem: PlaceProblem['reason'] };

/** Finds the place of a name, or of the visitor. A new search, a choice and leaving the page end the one before. */
export function usePlaceSearch(locale: Locale, onFound: (place: Place) => void): PlaceSearch {
	const request = useRef<AbortController>(undefined);
	const [searching, setSearching] = useState<string>();
	const [problem, setProblem] = useState<PlaceProblem>();

	const begin = useCallback((name: string | undefined) => {
		request.current?.abort();
		request.current = new AbortController();
		setProblem(undefined);
		setSearching(name);
		return request.current.signal;
	}, []);

	const search = useCallback(
		(name: string, look: (signal: AbortSignal) => Promise<Outcome>) => {
			const signal = begin(name);
			look(signal).then(
				(found) => {
					if (signal.aborted) return;
					setSearching(undefined);
					if ('place' in found) onFound(found.place);
					else setProblem({ name, reason: found.problem });
				},
				(error: unknown) => {
					if (signal.aborted) return;
					// The code that looks for it did not load.
					report(error, 'look for the place');
					setSearching(undefined);
					setProblem({ name, reason: navigator.onLine ? 'unreachable' : 'offline' });
				},
			);
		},
		[begin, onFound],
	);

	const find = useCallback(
		(wanted: WantedCity) => {
			search(wanted.name, (signal) => findByName(wanted, locale, signal));
		},
		[search, locale],
	);
	const locate = useCallback(() => search('', findOwn), [search]);
	const stop = useCallback(() => {
		begin(undefined);
	}, [begin]);

	useEffect(() => () => request.current?.abort(), []);
	return { searching, problem, find, locate, stop };
}

async function findOwn(): Promise<Outcome> {
	return (await loadModule(() => import('./find-position.ts'))).findPosition();
}

async function findByName(
	wanted: WantedCity,
	locale: Locale,
	signal: AbortSignal,
): Promise<Outcome> {
	if (wanted.name.trim().length < shortestName) return { problem: 'too-short' };
	const { findPlace } = await loadModule(() => import('#tools/weather/find-place.ts'));
	return findPlace(wanted, locale, signal);
}
