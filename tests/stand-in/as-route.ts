import type { Route } from '@playwright/test';
import { type StandIn, toHeaders } from './stand-in.ts';

/** Answers a request that a page sends to another host. False: the stand-in does not play that host. */
export async function answerRoute(standIn: StandIn, route: Route): Promise<boolean> {
	const played = standIn.play(new URL(route.request().url()));
	if (!played) return false;
	// Nothing comes until the page gives up; Playwright lets go of the route with the page.
	if (played === 'silent') return true;
	if (played === 'blocked') await route.abort('failed');
	else {
		await route.fulfill({
			status: played.status,
			headers: toHeaders(played),
			body: typeof played.body === 'string' ? played.body : Buffer.from(played.body),
		});
	}
	return true;
}
