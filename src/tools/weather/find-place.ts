import type { Locale } from '#lib/locale.ts';
import type { Reason } from '#live/answer.ts';
import { findCity } from '#live/cities.ts';
import type { Place } from '#live/place.ts';
import { askPlaces } from '#live/services/open-meteo-places.ts';
import { shortestName } from './typing.ts';

const longestName = 100;

export type Found = { place: Place } | { problem: Reason };

/** The place with a name, or `not-found`. */
export async function findPlace(
	name: string,
	locale: Locale,
	signal?: AbortSignal,
): Promise<Found> {
	const known = findCity(name);
	if (known) return { place: known };
	const text = toQuery(name);
	if (text === undefined) return { problem: 'not-found' };
	const answer = await askPlaces(text, locale, { signal });
	if (!answer.ok) return { problem: answer.reason };
	const [place] = answer.data;
	return place ? { place } : { problem: 'not-found' };
}

/** Places whose name begins so. None where the service does not answer: the visitor may type on. */
export async function suggestPlaces(
	name: string,
	locale: Locale,
	signal: AbortSignal,
): Promise<Place[]> {
	const text = toQuery(name);
	if (text === undefined) return [];
	const answer = await askPlaces(text, locale, { signal });
	return answer.ok ? answer.data : (answer.last?.data ?? []);
}

function toQuery(name: string): string | undefined {
	const text = name
		.slice(0, 10 * longestName)
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
		.trim();
	return text.length < shortestName || text.length > longestName ? undefined : text;
}
