import { act } from '@testing-library/react';

/**
 * Lets time pass for an island under fake timers. Code that is loaded on demand comes before and after,
 * as it does in a browser: it may load more, three times over.
 */
export async function passTime(ms: number) {
	await load();
	await act(() => vi.advanceTimersByTimeAsync(ms));
	await load();
}

async function load() {
	for (let round = 0; round < 3; round += 1) {
		await act(async () => {
			await vi.dynamicImportSettled();
			await vi.advanceTimersByTimeAsync(1);
		});
	}
}
