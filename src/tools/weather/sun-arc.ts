/**
 * How much of the day is over, from sunrise (0) to sunset (1); undefined at night. All times are HH:MM.
 * @example toDayShare({ sunrise: '06:00', sunset: '18:00' }, '12:00') // 0.5
 */
export function toDayShare(
	{ sunrise, sunset }: { sunrise: string; sunset: string },
	time: string,
): number | undefined {
	const [rise, set, now] = [toMinutes(sunrise), toMinutes(sunset), toMinutes(time)];
	// Where the clocks are far from the sun, it may set after midnight.
	const length = (set - rise + 1440) % 1440;
	const passed = (now - rise + 1440) % 1440;
	return length > 0 && passed <= length ? passed / length : undefined;
}

function toMinutes(clock: string): number {
	const [hours = 0, minutes = 0] = clock.split(':').map(Number);
	return hours * 60 + minutes;
}
