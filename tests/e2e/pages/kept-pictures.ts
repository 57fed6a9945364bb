import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** Everything that the databases of this site hold as files. */
export async function readKept(page: Page) {
	const kept = await page.evaluate(async () => {
		const found: { type: string; bytes: number[] }[] = [];
		for (const { name = '' } of await indexedDB.databases()) {
			const opened = await new Promise<IDBDatabase>((resolve, reject) => {
				const request = indexedDB.open(name);
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
			for (const store of opened.objectStoreNames) {
				const blobs = await new Promise<unknown[]>((resolve, reject) => {
					const request = opened.transaction(store).objectStore(store).getAll();
					request.onsuccess = () => resolve(request.result);
					request.onerror = () => reject(request.error);
				});
				for (const blob of blobs)
					if (blob instanceof Blob)
						found.push({
							type: blob.type,
							bytes: [...new Uint8Array(await blob.arrayBuffer())],
						});
			}
			opened.close();
		}
		return found;
	});
	return kept.map(({ type, bytes }) => ({ type, bytes: Buffer.from(bytes) }));
}
