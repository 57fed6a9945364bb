import { cachePrefix } from '#lib/offline-list.ts';

/** Addresses of all pages that the service workers of this site keep in this browser. */
export async function listKept(): Promise<ReadonlySet<string>> {
	const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
	const opened = await Promise.all(names.map((name) => caches.open(name)));
	const requests = await Promise.all(opened.map((cache) => cache.keys()));
	return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}
