/** A place for which weather data are available. */
export interface Place {
	/** Number of the place at GeoNames, by which OpenWeather and Open-Meteo know it too; 0 for the visitor’s own place. */
	id: number;
	name: string;
	/** ISO 3166, two letters; empty if unknown. */
	country: string;
	/** Region within the country, to distinguish places with the same name. */
	region?: string | undefined;
	/** The language of the names, as a locale; absent for a place that has a message. */
	language?: string | undefined;
	/** Degrees. */
	latitude: number;
	longitude: number;
	/** When the visitor was there, in milliseconds since 1970; only of the visitor’s own place. */
	foundAt?: number | undefined;
}

const longestName = 100;
const hidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/**
 * A name for a heading: without characters that change the direction of the text around it or show nothing, and of
 * a length that a line can hold.
 */
export function cleanName(name: string): string {
	const letters = [...name.replace(hidden, '').trim()];
	return letters.length > longestName
		? `${letters.slice(0, longestName - 1).join('')}…`
		: letters.join('');
}

/** The region and the country of a place; a city with a region of the same name is named once. @example describeRegion(madrid, 'Spain') // 'Spain' */
export function describeRegion({ name, region }: Place, country: string | undefined): string {
	return [region === name ? undefined : region, country].filter(Boolean).join(', ');
}
