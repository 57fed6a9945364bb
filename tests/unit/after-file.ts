import { afterAll, vi } from 'vitest';

/** Files run one after the other in the same worker: the clock and the globals of one must not reach the next. */
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});
