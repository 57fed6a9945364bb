import type { Place } from '#live/place.ts';

export type PositionProblem = 'denied' | 'no-position';

const permissionDenied = 1;
/** Milliseconds in which the visitor allows it or not; the limit of the options begins only then. */
const questionTimeoutMs = 30_000;
const options = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 15_000 };

/**
 * Where the visitor is, to two decimals: about a kilometre, which is enough for the weather. The browser asks the
 * visitor first.
 */
export function findPosition(): Promise<{ place: Place } | { problem: PositionProblem }> {
	return new Promise((resolve) => {
		// Absent on pages without https.
		if (!('geolocation' in navigator)) return resolve({ problem: 'no-position' });
		setTimeout(() => resolve({ problem: 'no-position' }), questionTimeoutMs);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				const [latitude, longitude] = [round(coords.latitude), round(coords.longitude)];
				if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
					return resolve({ problem: 'no-position' });
				resolve({
					place: { id: 0, name: `${latitude}, ${longitude}`, country: '', latitude, longitude },
				});
			},
			({ code }) => resolve({ problem: code === permissionDenied ? 'denied' : 'no-position' }),
			options,
		);
	});
}

function round(degrees: number): number {
	return Math.round(degrees * 100) / 100;
}
