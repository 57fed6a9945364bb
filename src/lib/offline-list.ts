/** What a visitor can have chosen to see: one of the themes, or the alternative view, whose pictures are the same in both. */
export type Look = 'light' | 'dark' | 'stitched';

/** What the service worker knows of the built site: `src/build/offline/offline-worker.ts` writes it, `src/offline/worker.ts` reads it. */
export interface OfflineList {
	/** Addresses of files; their names change with their content. */
	readonly files: readonly string[];
	/** Of each file, in bytes. */
	readonly sizes: readonly number[];
	/** By address. Empty once the site has no local tools. */
	readonly pages: Readonly<Record<string, OfflinePage>>;
}

/** A page that can be kept. Its files are places in the list of files. */
export interface OfflinePage {
	readonly edition: string;
	/** Of the page itself, in bytes. */
	readonly size: number;
	/** Without these it does not work. */
	readonly needs: readonly number[];
	/** Address of the page that it shows in a frame and runs code in: another page of the list. */
	readonly frame?: string;
	/** What it shows besides, by look. */
	readonly pictures: Readonly<Record<Look, readonly number[]>>;
}

/** A page asks the worker to keep it. */
export interface KeepRequest {
	/** Its address, as in the list. */
	readonly page: string;
	readonly look: Look;
	/** The worker has just taken over, from an older one or as the first. */
	readonly renewed: boolean;
}

/** A reply to it: the page is kept. */
export interface KeepReply {
	readonly page: string;
	readonly edition: string;
	readonly renewed: boolean;
	/** What all pages of its language need, in bytes. */
	readonly size: number;
}

/** Every cache of the worker has a name that begins with this; the address of its scope follows. */
export const cachePrefix = 'offline ';

/**
 * Where a kept page finds the page of its frame that is kept with it. The server has nothing there: only the worker answers, and sandboxes
 * the page, because browsers do not ask a worker for what is sandboxed by its frame.
 */
export function toKeptFrame(page: string): string {
	return `${page}${frameEnding}`;
}

/** The page whose frame is requested; undefined for other addresses. */
export function fromKeptFrame(address: string): string | undefined {
	return address.endsWith(frameEnding) ? address.slice(0, -frameEnding.length) : undefined;
}

const frameEnding = '/frame';
