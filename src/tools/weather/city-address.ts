import { cleanName } from '#live/place.ts';

/** A city by its name, and what distinguishes it from others of that name. */
export interface WantedCity {
	name: string;
	region?: string | undefined;
	/** ISO 3166, two letters. */
	country?: string | undefined;
}

/** A city in the address of the page. @example printCity(cities.kyiv) // 'Kyiv,UA' */
export function printCity({ name, region, country }: WantedCity): string {
	return [name, region, country]
		.map((part) => part?.replaceAll(',', ' ').trim())
		.filter(Boolean)
		.join(',');
}

/** @example readCity('Valencia,VE') // { name: 'Valencia', country: 'VE', region: undefined } */
export function readCity(text: string): WantedCity | undefined {
	const [name = '', ...parts] = text
		.slice(0, 400)
		.split(',')
		.map((part) => cleanName(part));
	if (name === '') return undefined;
	const last = parts.at(-1)?.toUpperCase();
	const country = last && /^[A-Z]{2}$/.test(last) ? last : undefined;
	const region = (country ? parts.slice(0, -1) : parts).join(' ') || undefined;
	return { name, region, country };
}
