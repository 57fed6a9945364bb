/** Kinds of weather that are drawn alike. */
export type Sky = 'clear' | 'cloudy' | 'overcast' | 'fog' | 'rain' | 'snow' | 'storm';

/** The codes of the World Meteorological Organization that Open-Meteo uses. */
const kinds: Readonly<Record<Sky, readonly number[]>> = {
	clear: [0, 1],
	cloudy: [2],
	overcast: [3],
	fog: [45, 48],
	rain: [51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 80, 81, 82],
	snow: [71, 73, 75, 77, 85, 86],
	storm: [95, 96, 99],
};

const skies = ['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm'] as const;

/** How a code is drawn, or undefined for an unknown code or a text in its place. */
export function toSky(code: number | string): Sky | undefined {
	return skies.find((sky) => kinds[sky].some((known) => known === code));
}
