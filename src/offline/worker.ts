import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';

declare const self: ServiceWorkerGlobalScope & {
	/** Set by `src/build/offline.ts` in front of this code. Empty once the site has no local tools. */
	readonly offline: {
		/** Addresses of files; their names change with their content. */
		readonly files: readonly string[];
		/** By address: the edition of the page, and which of `files` it needs. */
		readonly pages: Readonly<Record<string, { edition: string; needs: readonly number[] }>>;
	};
};

/** After this time without an answer, the page that is kept is shown. */
const patienceSeconds = 3;

const { files, pages } = self.offline;
const known = new Set(files);
const prefix = 'offline ';
const cacheName = `${prefix}${self.registration.scope}`;
const keptFiles = new CacheFirst({ cacheName });
const network = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });

/** Pages that are kept already are kept in the new edition before it takes over; if one fails, the browser tries again later. */
self.addEventListener('install', (event) => {
	const renew = async () => {
		for (const page of await listKept()) await keep(event, page);
		await self.skipWaiting();
	};
	event.waitUntil(renew());
});

self.addEventListener('activate', (event) =>
	event.waitUntil(tidy().then(() => self.clients.claim())),
);

/** A page asks to be kept, and gets its edition back when it is. A list that leads to it is kept with it. */
self.addEventListener('message', (event) => {
	const { page, renewed } = event.data;
	const edition = pages[page]?.edition;
	if (edition === undefined) return;
	const answer = async () => {
		await keep(event, page);
		const parent = toParent(page);
		if (pages[parent]) await keep(event, parent);
		event.source?.postMessage({ page, edition, renewed });
	};
	event.waitUntil(answer());
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== self.location.origin) return;
	if (request.mode === 'navigate') {
		if (pages[pathname]) event.respondWith(openPage(event, pathname));
	} else if (known.has(pathname)) {
		event.respondWith(keptFiles.handle({ event, request }));
	}
});

/** Keeps a page after its files: a page that is kept is whole. */
async function keep(event: ExtendableEvent, page: string) {
	const needs = pages[page]?.needs ?? [];
	await Promise.all(needs.map((index) => fetchOnce(event, files[index] ?? '')));
	await fetchOnce(event, toKey(page));
}

async function fetchOnce(event: ExtendableEvent, address: string) {
	const [coming, done] = keptFiles.handleAll({ event, request: new Request(address) });
	const response = await coming;
	if (!response.ok)
		throw new Error(`${address} is not kept: the server answers ${response.status}.`);
	await done;
}

/** The page of the server, which may be newer; without one in time, the page that is kept. */
async function openPage(event: FetchEvent, page: string): Promise<Response> {
	const kept = await caches.match(toKey(page), { cacheName });
	if (!kept) return fetch(event.request);
	try {
		const response = await network.handle({ event, request: event.request });
		return response.status < 500 ? response : kept;
	} catch {
		return kept;
	}
}

/** Addresses of the pages that are here, in whatever edition. */
async function listKept(): Promise<string[]> {
	const cache = await caches.open(cacheName);
	const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
	return [...new Set(paths.filter((path) => pages[path]))];
}

/**
 * Removes what no kept page needs. If the site has no local tools any more, this worker removes itself and all that it
 * kept.
 */
async function tidy() {
	if (Object.keys(pages).length === 0) {
		for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
		await self.registration.unregister();
		return;
	}
	const kept = await listKept();
	const wanted = new Set(
		kept.flatMap((page) => [
			toUrl(toKey(page)),
			...(pages[page]?.needs ?? []).map((index) => toUrl(files[index] ?? '')),
		]),
	);
	const cache = await caches.open(cacheName);
	for (const request of await cache.keys())
		if (!wanted.has(request.url)) await cache.delete(request);
}

/** @example toParent('/uk/extra/tasks/anagram') // '/uk/extra/tasks' */
function toParent(page: string): string {
	return page.slice(0, page.lastIndexOf('/'));
}

/** The address by which an edition of a page is kept. No other copy of it, in the browser or on the way, has this address. */
function toKey(page: string): string {
	return `${page}?edition=${pages[page]?.edition}`;
}

function toUrl(address: string): string {
	return new URL(address, self.location.origin).href;
}
