import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isStored } from '#browser/is-stored.ts';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import { useListener } from '#islands/shared/use-listener.ts';
import { report } from '#lib/report.ts';
import { defaultCity } from '#live/cities.ts';
import type { Place } from '#live/place.ts';
import { printCity, readCity, type WantedCity } from '#tools/weather/city-address.ts';
import { type PlaceSearch, usePlaceSearch } from './use-place-search.ts';
import { useRetry } from './use-retry.ts';

/** Milliseconds for which a visitor stays where the browser found them. */
const stayMs = 600_000;

export interface CurrentPlace {
	/** Undefined until the address and the browser's storage have been read. */
	place: Place | undefined;
	search: PlaceSearch;
	/** The city that the visit begins with and that could not be looked up; the place is another one meanwhile. */
	missing: WantedCity | undefined;
	choose: (place: Place) => void;
	/** Remembers the place for the next visit: once its weather has come. */
	remember: () => void;
}

/** The city of the page: from `?city=` in its address, otherwise the one of the last visit; each choice is a step in the history. */
export function usePlace(locale: Locale): CurrentPlace {
	const [place, setPlace] = useState<Place>();
	/** What the visit begins with, until a place is found or chosen. */
	const [wanted, setWanted] = useState<WantedCity>();
	/** A place that stands in for the one that is wanted is not remembered. */
	const chosen = useRef(false);
	/** Nothing has been chosen, and what the visit begins with is still being looked for. */
	const beginning = useRef(false);
	/** By their addresses: going back needs no search. */
	const seen = useRef(new Map<string, Place>());

	const show = useCallback((next: Place) => {
		const first = beginning.current;
		beginning.current = false;
		chosen.current = true;
		setWanted(undefined);
		setPlace(next);
		const address = toAddress(next);
		// The address that the visitor came with is spelt out, or stays without a city.
		if (first && readAddress() !== undefined) history.replaceState(null, '', address);
		else if (!first && address !== location.search) {
			history.pushState(null, '', address || location.pathname);
		}
		seen.current.set(location.search, next);
	}, []);
	const search = usePlaceSearch(locale, show);
	const { find, locate, stop } = search;

	const choose = useCallback(
		(next: Place) => {
			beginning.current = false;
			stop();
			show(next);
		},
		[stop, show],
	);

	const started = useRef(false);
	useEffect(() => {
		if (started.current) return;
		started.current = true;
		// A first visit.
		if (!isStored('weatherCity') && !readAddress()) {
			seen.current.set('', defaultCity);
			setPlace(defaultCity);
			return;
		}
		loadModule(() => import('#live/weather-city.ts')).then(
			({ $weatherCity }) => {
				const saved = $weatherCity.get();
				const known = 'id' in saved ? saved : undefined;
				const begin = readAddress() ?? (known ? undefined : saved);
				if (known) seen.current.set('', known);
				if (!begin) return setPlace(known);
				beginning.current = true;
				setWanted(begin);
				find(begin);
			},
			(error: unknown) => {
				report(error, 'read the saved city');
				setPlace(defaultCity);
			},
		);
	}, [find]);

	// Something is shown while the wanted city cannot be found.
	const failed = wanted !== undefined && search.problem?.name === wanted.name;
	useEffect(() => {
		if (failed) setPlace((before) => before ?? seen.current.get('') ?? defaultCity);
	}, [failed]);
	useRetry(failed ? search.problem?.reason : undefined, () => wanted && find(wanted));

	useListener('window', 'popstate', () => {
		const known = seen.current.get(location.search);
		const asked = readAddress();
		stop();
		if (known || !asked) setPlace(known ?? defaultCity);
		else find(asked);
	});

	useTranslation(place, locale, setPlace);

	// The visitor’s own place moves.
	const isOwn = place?.id === 0;
	const follow = useEffectEvent(() => {
		if (document.hidden || Date.now() - (place?.foundAt ?? 0) < stayMs) return;
		loadModule(() => import('./find-position.ts'))
			.then(({ findAllowedPosition }) => findAllowedPosition())
			.then(
				(found) => {
					if (!found) return;
					chosen.current = true;
					setPlace((before) => (before?.id === 0 ? found : before));
				},
				(error: unknown) => report(error, 'follow the visitor'),
			);
	});
	useEffect(() => {
		if (isOwn) follow();
	}, [isOwn]);
	useListener('document', 'visibilitychange', () => follow(), isOwn);

	const remember = useCallback(() => {
		if (!place || !chosen.current) return;
		loadModule(() => import('#live/weather-city.ts')).then(
			({ $weatherCity }) => $weatherCity.set(place),
			(error: unknown) => report(error, 'remember the city'),
		);
	}, [place]);

	const byVisitor = {
		...search,
		find: (city: WantedCity) => {
			beginning.current = false;
			find(city);
		},
		locate: () => {
			beginning.current = false;
			locate();
		},
	};
	return {
		place,
		search: byVisitor,
		missing: failed ? wanted : undefined,
		choose,
		remember,
	};
}

/** A place of the last visit may have its name in another language. */
function useTranslation(
	place: Place | undefined,
	locale: Locale,
	onTranslated: (place: Place) => void,
) {
	useEffect(() => {
		if (!place?.language || place.language === locale) return;
		const request = new AbortController();
		loadModule(() => import('#tools/weather/find-place.ts'))
			.then(({ translatePlace }) => translatePlace(place, locale, request.signal))
			.then(
				(translated) => {
					if (!request.signal.aborted && translated !== place) onTranslated(translated);
				},
				(error: unknown) => {
					if (!request.signal.aborted) report(error, 'translate the name of the city');
				},
			);
		return () => request.abort();
	}, [place, locale, onTranslated]);
}

function readAddress(): WantedCity | undefined {
	return readCity(new URLSearchParams(location.search).get('city') ?? '');
}

/** The query of a place; a visitor's own place is not for sharing. */
function toAddress(place: Place): string {
	return place.id === 0
		? ''
		: `?city=${encodeURIComponent(printCity(place)).replaceAll('%2C', ',')}`;
}
