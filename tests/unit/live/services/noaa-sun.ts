const radian = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radian);
const cos = (degrees: number) => Math.cos(degrees * radian);
const tan = (degrees: number) => Math.tan(degrees * radian);

/**
 * Rise and set in milliseconds since 1970 by the formulas of NOAA_Solar_Calculations_day.xls (gml.noaa.gov/grad/solcalc),
 * columns G to Z, for the sun at `noon`; NaN where it does not rise or set.
 */
export function toNoaaSun(noon: number, latitude: number, longitude: number) {
	const century = (noon / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
	const mean = 280.46646 + century * (36_000.76983 + century * 0.0003032);
	const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
	const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
	const center =
		sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
		sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
		sin(3 * anomaly) * 0.000289;
	const node = 125.04 - 1934.136 * century;
	const apparent = mean + center - 0.00569 - 0.00478 * sin(node);
	const oblique =
		23 +
		(26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60 +
		0.00256 * cos(node);
	const declination = Math.asin(sin(oblique) * sin(apparent)) / radian;
	const y = tan(oblique / 2) ** 2;
	const minutesAhead =
		(4 / radian) *
		(y * sin(2 * mean) -
			2 * eccentricity * sin(anomaly) +
			4 * eccentricity * y * sin(anomaly) * cos(2 * mean) -
			0.5 * y * y * sin(4 * mean) -
			1.25 * eccentricity * eccentricity * sin(2 * anomaly));
	const angle =
		Math.acos(cos(90.833) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination)) /
		radian;
	const day = Math.floor(noon / 86_400_000 + longitude / 360) * 86_400_000;
	const middle = day + (720 - 4 * longitude - minutesAhead) * 60_000;
	return { rise: middle - angle * 240_000, set: middle + angle * 240_000 };
}
