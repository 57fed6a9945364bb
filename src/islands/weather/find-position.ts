import type { Place } from '#live/place.ts';

export type PositionProblem = 'denied' | 'no-position';

const permissionDenied = 1;
/** The browser measures its own limit from the visitor’s permission on. */
const options = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 15_000 };
/** Milliseconds for a visitor who may never answer the browser’s question. */
const answerMs = 30_000;

/**
 * Where the visitor is, to two decimals: about a kilometre, which is enough for the weather. The browser asks the
 * visitor first.
 */
export function findPosition(): Promise<{ place: Place } | { problem: PositionProblem }> {
	return new Promise((resolve) => {
		const fail = () => resolve({ problem: 'no-position' });
		// Absent on pages without https.
		if (!('geolocation' in navigator)) return fail();
		setTimeout(fail, answerMs);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				const [latitude, longitude] = [round(coords.latitude), round(coords.longitude)];
				if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return fail();
				const name = `${latitude}, ${longitude}`;
				resolve({
					place: { id: 0, name, country: '', latitude, longitude, foundAt: Date.now() },
				});
			},
			({ code }) => (code === permissionDenied ? resolve({ problem: 'denied' }) : fail()),
			options,
		);
	});
}

/** The same where the visitor has allowed it before; otherwise nothing, and nobody is asked. */
export async function findAllowedPosition(): Promise<Place | undefined> {
	const permission = await navigator.permissions?.query({ name: 'geolocation' });
	if (permission?.state !== 'granted') return undefined;
	const found = await findPosition();
	return 'place' in found ? found.place : undefined;
}

function round(degrees: number): number {
	return Math.round(degrees * 100) / 100;
}
