import codes from './sky.json' with { type: 'json' };

const skies = ['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm'] as const;

/** A kind of weather that is drawn alike. */
export type Sky = (typeof skies)[number];

/** The codes of the World Meteorological Organization that Open-Meteo uses. */
const kinds: Readonly<Record<Sky, readonly number[]>> = codes;

/** How a code is drawn, or undefined for an unknown code or a text in its place. */
export function toSky(code: number | string): Sky | undefined {
	return skies.find((sky) => kinds[sky].some((known) => known === code));
}
