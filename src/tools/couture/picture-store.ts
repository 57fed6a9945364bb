/**
 * Pictures of the visitor, by id, in the IndexedDB database `couture`. Where the browser keeps none,
 * they live until the page is left.
 */
const databaseName = 'couture';
const storeName = 'pictures';

const memory = new Map<string, Blob>();

/** Keeps a picture; false when it is only kept until the page is left. */
export async function keepPicture(id: string, picture: Blob): Promise<boolean> {
	memory.set(id, picture);
	return (await attempt('readwrite', (store) => store.put(picture, id))) !== undefined;
}

/** The picture of an id; nothing if this browser has none. */
export async function findPicture(id: string): Promise<Blob | undefined> {
	const known = memory.get(id);
	if (known) return known;
	const found: unknown = await attempt('readonly', (store) => store.get(id));
	if (!(found instanceof Blob)) return undefined;
	memory.set(id, found);
	return found;
}

export async function deletePictures() {
	memory.clear();
	await attempt('readwrite', (store) => store.clear());
}

/** Throws away the pictures whose ids are not listed. */
export async function dropOtherPictures(ids: readonly string[]) {
	const all: unknown = await attempt('readonly', (store) => store.getAllKeys());
	const others = Array.isArray(all) ? all.filter((id) => !ids.includes(String(id))) : [];
	for (const id of others) {
		memory.delete(String(id));
		await attempt('readwrite', (store) => store.delete(String(id)));
	}
}

/** One request to the store; nothing when the browser refuses. */
async function attempt<Value>(
	mode: IDBTransactionMode,
	ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined | null> {
	try {
		const database = await settle(open());
		try {
			const request = ask(database.transaction(storeName, mode).objectStore(storeName));
			return (await settle(request)) ?? null;
		} finally {
			database.close();
		}
	} catch {
		return undefined;
	}
}

function open(): IDBOpenDBRequest {
	const request = indexedDB.open(databaseName, 1);
	request.onupgradeneeded = () => request.result.createObjectStore(storeName);
	return request;
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
		if (request instanceof IDBOpenDBRequest)
			request.onblocked = () => reject(new Error('The database is held by another tab.'));
	});
}
