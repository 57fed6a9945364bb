import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import {
	cachePrefix,
	fromKeptFrame,
	type KeepReply,
	type KeepRequest,
	type Look,
	type OfflineList,
} from '#lib/offline-list.ts';

declare const self: ServiceWorkerGlobalScope & {
	/** Set by `src/build/offline/offline-worker.ts` in front of this code. */
	readonly offline: OfflineList;
};

/** After this time without an answer, the page that is kept is shown. */
const patienceSeconds = 3;

const { files, pages, sizes } = self.offline;
const known = new Set(files);
const cacheName = `${cachePrefix}${self.registration.scope}`;
const keptFiles = new CacheFirst({ cacheName });
const network = new NetworkOnly();
const patientNetwork = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });

/** Shown, without a connection, in place of pages that are not kept: one for each language. */
const replacement = `${new URL(self.registration.scope).pathname}/offline`;

/** Linked from the list of all tools, and kept with it. */
const login = `${new URL(self.registration.scope).pathname}/login`;

/** Pages that are kept already are kept in the new edition before it takes over; if one fails, the browser tries again later. */
self.addEventListener('install', (event) => {
	const renew = async () => {
		for (const page of new Set([replacement, ...(await listKept())])) await keep(event, page);
		await self.skipWaiting();
	};
	event.waitUntil(renew());
});

self.addEventListener('activate', (event) => {
	const takeOver = async () => {
		await tidy();
		await self.clients.claim();
	};
	event.waitUntil(takeOver());
});

/**
 * A page asks to be kept, and gets its edition back when it is. The lists that lead to it and the login are kept with it, and their
 * pictures last: without them the lists are complete.
 */
self.addEventListener('message', (event) => {
	const { page, look, renewed }: KeepRequest = event.data;
	const edition = pages[page]?.edition;
	if (edition === undefined) return;
	const answer = async () => {
		await keep(event, page);
		const reply: KeepReply = { page, edition, renewed, size: weighAll(look) };
		event.source?.postMessage(reply);
		const lists = listAbove(page);
		for (const list of [...lists, login]) await keep(event, list);
		for (const shown of [page, ...lists]) await keepPictures(event, shown, look);
	};
	event.waitUntil(answer());
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== self.location.origin) return;
	if (request.mode === 'navigate') {
		const framed = fromKeptFrame(pathname);
		if (request.destination === 'document') event.respondWith(openPage(event, pathname));
		else if (framed !== undefined) event.respondWith(openFrame(framed));
	} else if (known.has(pathname)) {
		event.respondWith(keptFiles.handle({ event, request }));
	}
});

/** Keeps a page after its files and the page of its frame: a page that is kept is whole. */
async function keep(event: ExtendableEvent, page: string) {
	const found = pages[page];
	if (!found) return;
	if (found.frame) await keep(event, found.frame);
	await Promise.all(toAddresses(found.needs).map((address) => fetchOnce(event, address)));
	await fetchOnce(event, toKey(page));
}

/** One that is missing is loaded when the page is opened with a connection. */
async function keepPictures(event: ExtendableEvent, page: string, look: Look) {
	const addresses = toAddresses(pages[page]?.pictures[look] ?? []);
	await Promise.allSettled(addresses.map((address) => fetchOnce(event, address)));
}

async function fetchOnce(event: ExtendableEvent, address: string) {
	// What the page itself loads goes first.
	const request = new Request(address, { priority: 'low' });
	const [coming, done] = keptFiles.handleAll({ event, request });
	const response = await coming;
	if (!response.ok)
		throw new Error(`${address} is not kept: the server answers ${response.status}.`);
	await done;
}

/** The page of the server, which may be newer. Without one in time, the page that is kept, or the one that replaces it. */
async function openPage(event: FetchEvent, page: string): Promise<Response> {
	const { request } = event;
	const kept = await findKept(page);
	try {
		const response = await (kept ? patientNetwork : network).handle({ event, request });
		return kept && response.status >= 500 ? kept : response;
	} catch (error) {
		const shown = kept ?? (await findKept(replacement));
		if (shown) return shown;
		throw error;
	}
}

/**
 * The page that a kept page shows in a frame. The header separates it from the site as the attribute of the frame does where the server
 * answers: it has no origin, and reaches nothing of the page.
 */
async function openFrame(page: string): Promise<Response> {
	const kept = await findKept(pages[page]?.frame ?? '');
	if (!kept) return Response.error();
	return new Response(kept.body, {
		headers: {
			'Content-Security-Policy': 'sandbox allow-scripts',
			'Content-Type': 'text/html; charset=utf-8',
			'X-Content-Type-Options': 'nosniff',
		},
	});
}

function findKept(page: string): Promise<Response | undefined> {
	return caches.match(toKey(page), { cacheName });
}

/** Bytes of all pages of this worker with their files. */
function weighAll(look: Look): number {
	const all = Object.entries(pages).filter(([page]) =>
		`${page}/`.startsWith(`${new URL(self.registration.scope).pathname}/`),
	);
	const places = new Set(all.flatMap(([, { needs, pictures }]) => [...needs, ...pictures[look]]));
	const weights = [...all.map(([, { size }]) => size), ...[...places].map((at) => sizes[at] ?? 0)];
	return weights.reduce((sum, each) => sum + each, 0);
}

/** Addresses of the pages that are here, in whatever edition. */
async function listKept(): Promise<string[]> {
	const cache = await caches.open(cacheName);
	const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
	return [...new Set(paths.filter((path) => pages[path]))];
}

/**
 * Removes what no kept page refers to. If the site has no local tools any more, this worker removes itself and all that it
 * kept.
 */
async function tidy() {
	if (Object.keys(pages).length === 0) {
		for (const name of await caches.keys())
			if (name.startsWith(cachePrefix)) await caches.delete(name);
		await self.registration.unregister();
		return;
	}
	const wanted = new Set<string>();
	for (const page of await listKept()) {
		const { needs = [], pictures } = pages[page] ?? {};
		const places = [...needs, ...Object.values(pictures ?? {}).flat()];
		for (const address of [toKey(page), ...toAddresses(places)]) wanted.add(toUrl(address));
	}
	const cache = await caches.open(cacheName);
	for (const request of await cache.keys())
		if (!wanted.has(request.url)) await cache.delete(request);
}

function toAddresses(places: readonly number[]): string[] {
	return places.flatMap((place) => files[place] ?? []);
}

/** @example listAbove('/uk/extra/tasks/anagram') // ['/uk/extra/tasks', '/uk/extra'] */
function listAbove(page: string): string[] {
	const steps = page.split('/');
	const above = steps.map((_, index) => steps.slice(0, index).join('/')).reverse();
	return above.filter((path) => pages[path]);
}

/** The address by which an edition of a page is kept. No other copy of it, in the browser or on the way, has this address. */
function toKey(page: string): string {
	return `${page}?edition=${pages[page]?.edition}`;
}

function toUrl(address: string): string {
	return new URL(address, self.location.origin).href;
}
