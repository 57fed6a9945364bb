import { IDBFactory } from 'fake-indexeddb';
import { pictures as goblets } from '#tools/configurator3d/pictures.ts';
import { pictures as garments } from '#tools/couture/pictures.ts';

test.each([
	['couture', garments],
	['vzir-pictures', goblets],
])(
	'a picture that was stored before, with version 1 of the database “%s”, is found',
	async (name, pictures) => {
		vi.stubGlobal('indexedDB', new IDBFactory());
		await new Promise<void>((resolve) => {
			const request = indexedDB.open(name, 1);
			request.onupgradeneeded = () => request.result.createObjectStore('pictures');
			request.onsuccess = () => {
				const transaction = request.result.transaction('pictures', 'readwrite');
				transaction.objectStore('pictures').put(new Blob(['old']), 'id');
				transaction.oncomplete = () => resolve();
			};
		});
		const found = await pictures.find('id');
		expect(await found?.text()).toBe('old');
	},
);
