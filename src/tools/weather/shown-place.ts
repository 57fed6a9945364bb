import { atom } from 'nanostores';
import { defaultCity } from '#live/cities.ts';
import type { Place } from '#live/place.ts';

/** The city that the page shows, for the islands below it. */
export const $shownPlace = atom<Place>(defaultCity);

/** The city that an island below wants to be shown; undefined once that has been done. */
export const $pickedPlace = atom<Place | undefined>();
