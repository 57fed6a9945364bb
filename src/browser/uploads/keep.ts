/*
 * Pictures of the visitor: IndexedDB `vzir-pictures`, store `pictures`, id → Blob. Settings name them by
 * their id. Where the browser has no storage, or it is full, they last until the page is left.
 */
const database = 'vzir-pictures';
const store = 'pictures';
const memory = new Map<string, Blob>();

/** Keeps a picture. `lasting` is false when it is lost with the page. */
export async function keepPicture(picture: Blob): Promise<{ id: string; lasting: boolean }> {
	const id = crypto.randomUUID();
	memory.set(id, picture);
	const lasting = await act('readwrite', (pictures) => pictures.put(picture, id)).then(
		() => true,
		() => false,
	);
	return { id, lasting };
}

/** A kept picture; nothing if it is not there any more. */
export async function findPicture(id: string): Promise<Blob | undefined> {
	const known = memory.get(id);
	if (known) return known;
	const found = await act<unknown>('readonly', (pictures) => pictures.get(id)).catch(
		() => undefined,
	);
	if (!(found instanceof Blob)) return undefined;
	memory.set(id, found);
	return found;
}

/** Drops every picture that is not among those still named. */
export async function dropPicturesBut(ids: readonly string[]): Promise<void> {
	for (const id of memory.keys()) {
		if (!ids.includes(id)) memory.delete(id);
	}
	const kept = await act('readonly', (pictures) => pictures.getAllKeys()).catch(() => []);
	for (const key of kept) {
		if (ids.includes(String(key))) continue;
		await act('readwrite', (pictures) => pictures.delete(key)).catch(() => undefined);
	}
}

async function act<Result>(
	mode: IDBTransactionMode,
	what: (pictures: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
	const opened = await open();
	try {
		const transaction = opened.transaction(store, mode);
		const request = what(transaction.objectStore(store));
		await new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
			transaction.onerror = () => reject(transaction.error);
		});
		return request.result;
	} finally {
		opened.close();
	}
}

function open(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(database, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(store);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
		request.onblocked = () => reject(new Error('Another tab holds an older form of the store.'));
	});
}
