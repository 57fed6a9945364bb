import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createPictureStore } from '#browser/uploads/picture-store.ts';

const picture = new Blob(['picture'], { type: 'image/webp' });

beforeEach(() => {
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A page has the database in common with the next, but not its memory. */
function openPage() {
	return createPictureStore('test');
}

/** Each write is accepted at first; the transaction is aborted when it comes to commit. */
function failAtCommit(error: DOMException | null) {
	const { put } = IDBObjectStore.prototype;
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
		this: IDBObjectStore,
		...values
	) {
		const request = put.apply(this, values);
		request.addEventListener('success', () => {
			Object.defineProperty(this.transaction, 'error', { value: error, writable: true });
			this.transaction.abort();
		});
		return request;
	});
}

test('a storage that works has the picture after a reload', async () => {
	const keeping = await openPage().keep(picture);
	expect(keeping).toEqual({ id: expect.stringMatching(/^[\da-f]{32}$/), kept: true });
	const found = await openPage().find(keeping.id);
	expect(await found?.text()).toBe('picture');
	expect(await openPage().find('another')).toBeUndefined();
});

test('a storage that works needs no https: randomUUID exists only there', async () => {
	vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
	expect(await openPage().keep(picture)).toMatchObject({ kept: true });
});

test('a storage that works is freed of pictures that are not named any more', async () => {
	const page = openPage();
	for (const id of ['a', 'b', 'c']) await page.keep(picture, id);
	await page.dropAllBut(['b']);
	const there = ['a', 'b', 'c'].map(async (id) => [id, Boolean(await openPage().find(id))]);
	expect(await Promise.all(there)).toEqual([
		['a', false],
		['b', true],
		['c', false],
	]);
	expect(await page.find('a')).toBeUndefined();
});

test('a storage that works is empty after everything has been deleted', async () => {
	const page = openPage();
	await page.keep(picture, 'a');
	await page.clear();
	expect(await page.find('a')).toBeUndefined();
	expect(await openPage().find('a')).toBeUndefined();
});

test('a storage that works: two tools do not delete the pictures of each other', async () => {
	await createPictureStore('one').keep(picture, 'a');
	await createPictureStore('two').dropAllBut([]);
	expect(await createPictureStore('one').find('a')).toBeInstanceOf(Blob);
});

describe('a storage that does not', () => {
	const faults = {
		'refuses at commit': ['refused', () => failAtCommit(null)],
		'is full': ['full', () => failAtCommit(new DOMException('', 'QuotaExceededError'))],
		'is forbidden': [
			'blocked',
			() =>
				vi.stubGlobal('indexedDB', {
					open: () => {
						throw new DOMException('', 'SecurityError');
					},
				}),
		],
		'does not exist': ['none', () => vi.stubGlobal('indexedDB', undefined)],
	} as const;

	for (const [name, [reason, fail]] of Object.entries(faults)) {
		test(`${name} gives the reason, and the picture is there until the page is left`, async () => {
			fail();
			const page = openPage();
			expect(await page.keep(picture, 'a')).toEqual({ id: 'a', kept: false, reason });
			expect(await page.find('a')).toBe(picture);
			expect(await openPage().find('a')).toBeUndefined();
		});

		test(`${name} loses no picture that is named when it is tidied, and frees the others`, async () => {
			fail();
			const page = openPage();
			await page.keep(picture, 'a');
			await page.keep(picture, 'b');
			await page.dropAllBut(['a']);
			expect(await page.find('a')).toBe(picture);
			expect(await page.find('b')).toBeUndefined();
		});
	}

	test('a refusal takes no room from a smaller picture that fits', async () => {
		const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
			throw new DOMException('', 'QuotaExceededError');
		});
		const page = openPage();
		expect(await page.keep(picture)).toMatchObject({ reason: 'full' });
		expect(await page.keep(picture)).toMatchObject({ kept: true });
		expect(refuse).toHaveBeenCalledTimes(2);
	});

	test('never answers: it holds up one picture for four seconds, and no other', async () => {
		vi.useFakeTimers();
		vi.stubGlobal('indexedDB', { open: () => ({}) });
		const page = openPage();
		const keeping = page.keep(picture, 'a');
		await vi.advanceTimersByTimeAsync(4000);
		expect(await keeping).toEqual({ id: 'a', kept: false, reason: 'blocked' });
		expect(await page.keep(picture, 'b')).toMatchObject({ reason: 'blocked' });
		expect(await page.find('c')).toBeUndefined();
	});
});
