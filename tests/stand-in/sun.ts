const radian = Math.PI / 180;

/** The sun of a day: its rise and set in seconds of Unix time, or that it stays up or down. */
type SunTimes = { rise: number; set: number } | 'up' | 'down';

/**
 * As Open-Meteo calculates it, from the sun at noon of the longitude (`calculateSunTransit` in
 * `Sources/App/Helper/Solar/SunRiseSet.swift` of open-meteo/open-meteo); `midnight` is one of UTC in seconds.
 */
export function findSun(midnight: number, latitude: number, longitude: number): SunTimes {
	const noon = (12 - longitude / 15) * 3600;
	const { declination, equation } = locateSun(midnight + noon);
	const north = latitude * radian;
	const cosine =
		-(Math.sin(0.83333 * radian) + Math.sin(north) * Math.sin(declination)) /
		(Math.cos(north) * Math.cos(declination));
	if (Math.abs(cosine) > 1) return cosine > 1 ? 'down' : 'up';
	const half = (Math.acos(cosine) / radian) * 240;
	return {
		rise: midnight + Math.trunc(noon - half - equation),
		set: midnight + Math.trunc(noon + half - equation),
	};
}

/** Declination in radians and equation of time in seconds: the low-precision formulas of the Astronomical Almanac, page C5. */
function locateSun(at: number) {
	const days = at / 86_400 - 10_957.5;
	const mean = (280.46 + 0.9856474 * days) * radian;
	const anomaly = (357.528 + 0.9856003 * days) * radian;
	const longitude = mean + (1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radian;
	const tilt = (23.439 - 0.0000004 * days) * radian;
	const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
	const ahead = Math.atan2(Math.sin(mean - ascension), Math.cos(mean - ascension));
	return {
		declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)),
		equation: (ahead / radian) * 240,
	};
}
