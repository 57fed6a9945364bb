import { createAnswerCache } from '#live/request/answer-cache.ts';

const kept = { at: 5, data: { usd: 1 } };

test('without a database answers are kept until the page is left', async () => {
	const cache = createAnswerCache();
	await cache.write('a', kept);
	expect(await cache.read('a')).toEqual(kept);
	expect(await cache.read('b')).toBeUndefined();
	expect(await createAnswerCache().read('a')).toBeUndefined();
});

test('a database that is forbidden is as good as none', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubGlobal('indexedDB', {
		open: () => {
			throw new DOMException('', 'SecurityError');
		},
	});
	const cache = createAnswerCache();
	await cache.write('a', kept);
	expect(await cache.read('a')).toEqual(kept);
});

test('a database that never answers holds nothing up for long, and not twice', async () => {
	vi.useFakeTimers();
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubGlobal('indexedDB', { open: () => ({}) });
	const cache = createAnswerCache();
	const first = cache.read('a');
	await vi.advanceTimersByTimeAsync(1500);
	expect(await first).toBeUndefined();
	await cache.write('a', kept);
	expect(await cache.read('a')).toEqual(kept);
	expect(warned).toHaveBeenCalledTimes(1);
});

test('a database that was slow once is used again when it has answered', async () => {
	vi.useFakeTimers();
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const opening: { onsuccess?: () => void; result?: unknown } = {};
	vi.stubGlobal('indexedDB', { open: () => opening });
	const cache = createAnswerCache();
	const first = cache.read('a');
	await vi.advanceTimersByTimeAsync(1500);
	expect(await first).toBeUndefined();
	const request: { onsuccess?: () => void; result?: unknown } = {};
	const get = vi.fn(() => request);
	opening.result = { transaction: () => ({ objectStore: () => ({ get }) }) };
	opening.onsuccess?.();
	await vi.advanceTimersByTimeAsync(0);
	request.onsuccess?.();
	await vi.advanceTimersByTimeAsync(0);
	const second = cache.read('a');
	await vi.advanceTimersByTimeAsync(0);
	request.result = { v: 1, ...kept };
	request.onsuccess?.();
	expect(await second).toEqual(kept);
});
